import { setTimeout as sleep } from 'node:timers/promises';
import { pause, until, type Person } from '../page';

/** The short enquiry, sent from /about. */
export const shortEnquiry = async (me: Person) => {
  await me.open('/about');
  await me.fill('Name', 'A. Founder');
  await me.fill('Email', 'short@hexwell.example');
  await me.fill('Company', 'Hexwell');
  await me.fill('Brief Overview', 'A film about sensors.');
  await pause();
  await me.click('main form button', 'SUBMIT');
  await me.untilSays('The form is submitted successfully.');
};

/** The detailed enquiry with its list fields, up to the thank-you page. */
export const detailedEnquiry = async (me: Person) => {
  await me.open('/contact');
  await me.fill('Name', 'A. Founder');
  await me.fill('Email', 'detailed@hexwell.example');
  await me.fill('Country', 'india');
  await me.click('[role=option]', 'India');
  await me.fill('Contact No.', '9800000000');
  await me.fill('Company', 'Hexwell');
  await me.fill('Designation', 'Founder');
  await me.click('main label', 'One-time Project');
  await me.click('main [role=combobox], main button', 'Budget');
  await me.click('[role=option]', '10 Lacs - 50 Lacs');
  await me.fill('Project Description', 'A name and a film.');
  await me.click('main button', 'Brand Identity');
  await pause();
  await me.click('main button', 'Send');
  await me.untilSays('Cheerio!');
};

const details = [
  ['First Name', 'Ada'],
  ['Last Name', 'Okafor'],
  ['Designation', 'Founder'],
  ['Email', 'ada@hexwell.example'],
  ['Contact No.', '+442079460018'],
  ['LinkedIn', 'linkedin.com/in/ada'],
  ['Company', 'Hexwell'],
  ['Website', 'https://hexwell.example'],
  ['Number of Employees', '24'],
  ['Industry', 'Sensors'],
] as const;

/** The audit: all twenty questions and the details, up to the report. */
export const audit = async (me: Person) => {
  await me.open('/brand-audit');
  for (let question = 1; question <= 20; question += 1) {
    const answer = `input[name="q-${question}"][value="b"]`;
    await me.click(`label:has(${answer})`);
    await until(`question ${question} answered`, () =>
      me.tab.run(
        (it: string) => document.querySelector<HTMLInputElement>(it)?.checked === true,
        answer,
      ),
    );
    // The page treats a second press within 0.5 s as a double click and ignores it.
    await sleep(600);
  }
  for (const [label, text] of details) await me.fill(label, text);
  await me.click('main form button', 'SUBMIT AUDIT');
  await me.untilSays('Cheerio!');
  await me
    .untilSays('Next steps')
    .catch(() => me.untilThere('main article, main section + section'));
};
