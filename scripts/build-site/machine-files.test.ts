import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { structuredData } from '@/content/structured-data';
import { machineFiles } from './machine-files';

const site = { siteUrl: 'https://site.example', agency, pages: [] };

test('robots may read all but the API; security.txt names the contact and expires a year after the build', () => {
  const files = machineFiles(site, new Date('2026-11-20T12:00:00Z'));
  expect(files['robots.txt']?.match(/^\w*llow: .*/gm)).toEqual(['Allow: /', 'Disallow: /api/']);
  expect(files['.well-known/security.txt']?.split('\n')).toEqual([
    `Contact: mailto:${agency.email}`,
    'Expires: 2027-11-20T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ]);
});

test('breadcrumbs count from 1 and have whole addresses', () => {
  const data = JSON.stringify(structuredData('/about', site.siteUrl));
  expect(data.match(/"position":\d+|"item":"[^"]+"/g)?.join()).toBe(
    '"position":1,"item":"https://site.example/","position":2,"item":"https://site.example/about"',
  );
});
