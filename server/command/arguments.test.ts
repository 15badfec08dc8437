import { expect, test } from 'vitest';
import { parseCommand } from './arguments';

test.each([
  [['export', '--format', 'csv'], { name: 'export', format: 'csv' }],
  [
    ['export', '--kind', 'audit', '--format', 'json'],
    { name: 'export', format: 'json', kind: 'audit' },
  ],
  [
    ['export', '--kind', 'newsletter', '--format', 'csv', '--unconfirmed'],
    { name: 'export', format: 'csv', kind: 'newsletter', withUnconfirmed: true },
  ],
  [['list', '--last=5'], { name: 'list', last: 5, isHeld: false }],
  [['list'], { name: 'list', last: 20, isHeld: false }],
  [
    ['list', '--last', '5', '--kind', 'audit'],
    { name: 'list', last: 5, kind: 'audit', isHeld: false },
  ],
  [['show', 'c-7kq2-m9xb-4htp'], { name: 'show', reference: 'C-7KQ2-M9XB-4HTP' }],
  [['release', 'C-7KQ2-M9XB-4HTP'], { name: 'release', reference: 'C-7KQ2-M9XB-4HTP' }],
  [['drop', 'C-1'], { name: 'drop', reference: 'C-1' }],
  [['audits', '--find', ' lee.example'], { name: 'audits', value: ' lee.example' }],
  [['forget', 'ann@lee.example'], { name: 'forget', email: 'ann@lee.example' }],
  [['purge', '--older-than', '365'], { name: 'purge', days: 365, isConfirmed: false }],
  [['purge', '--confirm', '--older-than', '0'], { name: 'purge', days: 0, isConfirmed: true }],
  [['list', '--held-for-review'], { name: 'list', last: 20, isHeld: true }],
  [['purge', '--confirm'], { name: 'purge', isConfirmed: true }],
  [['backup', 'copy.db'], { name: 'backup', file: 'copy.db' }],
  [['restored', '--drop'], { name: 'restored', sends: false }],
])('%j is understood', (words, command) => {
  expect(parseCommand(words)).toEqual(command);
});

test.each([
  [[], 'No command given'],
  [['delete'], 'Unknown command "delete"'],
  [['show'], 'Give one reference'],
  [['release', 'C-1', 'C-2'], 'Give one reference'],
  [['audits'], 'Give --find with'],
  [['audits', '--find', ' '], 'Give --find with'],
  [['list', '--last', '0'], '--last must be a whole number'],
  [['list', '--kind', 'all'], '--kind must be one of'],
  [['export'], '--format must be json or csv'],
  [['export', '--format', 'csv', '--kind', 'all'], '--kind must be one of'],
  [['export', '--out', 'x'], "Unknown option '--out'"],
  [['purge', '--kind', 'audit'], "Unknown option '--kind'"],
  [['list', 'audit'], "Unexpected argument 'audit'"],
  [['forget', 'ann@lee.example', '--confirm'], "Unknown option '--confirm'"],
  [['forget'], 'Give one e-mail address'],
  [['forget', 'ann'], 'Give one e-mail address'],
  [['purge', '--older-than', '-1'], "'--older-than' argument is ambiguous"],
  [['purge', '--older-than=-1'], '--older-than must be a whole number of days'],
  [['backup', 'a', 'b'], 'Give one file'],
  [['restored'], 'Give one choice, --send or --drop'],
  [['restored', '--send', '--drop'], 'Give one choice, --send or --drop'],
  [['restored', '--all'], 'Unknown option'],
  [['export', '--format'], "Option '--format <value>' argument missing"],
  [['export', '--format', 'csv', '--format', 'csv'], "Option '--format' is given twice"],
])('%j is refused: %s', (words, message) => {
  expect(() => parseCommand(words)).toThrow(message);
});
