import type { Answer, QuestionId } from '@/features/brand-audit/answers';

export interface AuditQuestion {
  questionId: QuestionId;
  /** What the question is about, in fixed words (docs/rules.md#audit-questions). */
  topic: string;
  title: string;
  questionDescription: string;
  /** From the strongest state to the weakest. */
  options: Readonly<Record<Answer, string>>;
}

/** The twenty questions (docs/rules.md#audit-questions). */
export const auditQuestions: readonly AuditQuestion[] = [
  {
    questionId: 'q-1',
    topic: 'Competition knowledge',
    title: 'Who do you lose to?',
    questionDescription:
      'Not the market leader you admire. The names that come up in the same conversation as yours.',
    options: {
      a: 'We can name our main rivals, and why buyers pick each one.',
      b: 'We know the names. The reasons are guesswork.',
      c: 'We haven’t looked in a while, or ever.',
    },
  },
  {
    questionId: 'q-2',
    topic: 'Value proposition',
    title: 'Why should someone choose you?',
    questionDescription: 'One sentence, without the words quality, service or solution.',
    options: {
      a: 'We have the sentence, and the whole team says the same one.',
      b: 'We have an answer. It changes with who is giving it.',
      c: 'We’d need a moment, and probably a slide.',
    },
  },
  {
    questionId: 'q-3',
    topic: 'Name memorability',
    title: 'Does your name survive a phone call?',
    questionDescription:
      'Someone hears it once, on a bad line. Can they spell it, search for it and find you tomorrow?',
    options: {
      a: 'Yes. People get it first time, and find us.',
      b: 'Mostly. We often spell it out or explain it.',
      c: 'No. It gets misheard, misspelt or mistaken for someone else.',
    },
  },
  {
    questionId: 'q-4',
    topic: 'Slogan',
    title: 'Do you have a line people repeat?',
    questionDescription: 'A slogan works when a customer says it, not when it sits under the logo.',
    options: {
      a: 'Yes, and customers say it back to us.',
      b: 'We have one. Nobody outside could quote it.',
      c: 'We have none, or a new one every year.',
    },
  },
  {
    questionId: 'q-5',
    topic: 'Logo',
    title: 'Does your logo hold up everywhere?',
    questionDescription:
      'Shrink it to a browser tab. Print it in one colour. Put it on a busy photograph.',
    options: {
      a: 'It holds, and everyone uses the same set of files.',
      b: 'Fine on the website. Elsewhere it needs help.',
      c: 'Several versions are in use, and we wince at some.',
    },
  },
  {
    questionId: 'q-6',
    topic: 'Shameless goal',
    title: 'What do you want that you don’t say out loud?',
    questionDescription:
      'The goal you’d paint on the wall if nobody were going to laugh. A brand needs somewhere unreasonable to go.',
    options: {
      a: 'It’s written down, it has a date, and the team knows it.',
      b: 'It exists, mostly in the founder’s head.',
      c: 'We plan as far as the next quarter.',
    },
  },
  {
    questionId: 'q-7',
    topic: 'Brand voice and messaging',
    title: 'Do you sound like one company?',
    questionDescription:
      'Read your last proposal, your latest post and an automatic e-mail, one after the other.',
    options: {
      a: 'One voice. Hide the logo and you’d still know it’s us.',
      b: 'The website sounds like us. The rest depends on who wrote it.',
      c: 'Three texts, three companies.',
    },
  },
  {
    questionId: 'q-8',
    topic: 'Content strategy',
    title: 'Why did you publish the last thing you published?',
    questionDescription:
      'There is a strategy when someone can say who a piece was for and what it should make them do.',
    options: {
      a: 'It was planned, for a named audience, with a result to check.',
      b: 'It filled its slot in the calendar.',
      c: 'It had been quiet for a while.',
    },
  },
  {
    questionId: 'q-9',
    topic: 'Website homepage',
    title: 'Does your first screen say what you do?',
    questionDescription:
      'Show it to someone outside your industry, before they scroll. Ask what you sell.',
    options: {
      a: 'They’d know what it is, who it’s for and what to click.',
      b: 'They’d get there, with some scrolling.',
      c: 'They’d admire the picture and guess.',
    },
  },
  {
    questionId: 'q-10',
    topic: 'Time on website',
    title: 'Do visitors stay long enough to be convinced?',
    questionDescription:
      'Go by your analytics, not your instinct. One page read to the end counts as staying.',
    options: {
      a: 'Yes, and we know which pages hold them.',
      b: 'Some do. We look at the figures now and then.',
      c: 'Most leave from the page they landed on, or we don’t measure.',
    },
  },
  {
    questionId: 'q-11',
    topic: 'Website organization',
    title: 'Can people find things without asking you?',
    questionDescription:
      'Take the questions customers ask most. Try to reach each answer from the homepage.',
    options: {
      a: 'Each answer is where you’d look first.',
      b: 'It’s all there, if you think the way we do.',
      c: 'People give up and write to us.',
    },
  },
  {
    questionId: 'q-12',
    topic: 'Customer experience',
    title: 'Is it easy to become your customer?',
    questionDescription:
      'Walk the route yourself: first click, first reply, first invoice, first problem.',
    options: {
      a: 'We’ve walked it lately, and fixed what was slow.',
      b: 'The steps are fine. The handovers are where it slips.',
      c: 'We’ve never walked it. Customers tell us where it hurts.',
    },
  },
  {
    questionId: 'q-13',
    topic: 'Images',
    title: 'Are your pictures yours?',
    questionDescription:
      'Put a competitor’s logo over them. If they still fit, they aren’t working for you.',
    options: {
      a: 'Ours: made for us, with rules for using them.',
      b: 'A mix of our own and carefully chosen stock.',
      c: 'Stock, or whatever was in the folder.',
    },
  },
  {
    questionId: 'q-14',
    topic: 'Video',
    title: 'Does a film explain you when you’re not in the room?',
    questionDescription: 'A good one answers the question your sales team is tired of answering.',
    options: {
      a: 'Yes. It’s current, and people watch it before they call.',
      b: 'We have video. It’s dated, too long or hard to find.',
      c: 'No video yet.',
    },
  },
  {
    questionId: 'q-15',
    topic: 'Website traffic',
    title: 'Do the right people find your site?',
    questionDescription: 'Visitors who will never buy are only weather. Count the ones who could.',
    options: {
      a: 'Yes, steadily, and we know where they come from.',
      b: 'It comes and goes. We know some of the sources.',
      c: 'Mostly people who already know us, or we couldn’t say.',
    },
  },
  {
    questionId: 'q-16',
    topic: 'Excitement about product',
    title: 'Do customers talk about you unprompted?',
    questionDescription:
      'Not the reviews you asked for. The messages, mentions and introductions that simply arrive.',
    options: {
      a: 'Often. Referrals bring us real work.',
      b: 'Sometimes, usually after we ask.',
      c: 'They’re satisfied, and silent.',
    },
  },
  {
    questionId: 'q-17',
    topic: 'Business growth',
    title: 'Are you growing the way you planned?',
    questionDescription:
      'Compare today with the plan you made a year ago, not the one you made afterwards.',
    options: {
      a: 'Yes, and we know what is driving it.',
      b: 'We’re growing, in bursts we can’t quite explain.',
      c: 'We’re flat, slipping, or there was no plan.',
    },
  },
  {
    questionId: 'q-18',
    topic: 'Advertising',
    title: 'Do you know what your advertising brings back?',
    questionDescription: 'Likes don’t count. Enquiries, orders and applications do.',
    options: {
      a: 'We know what a customer costs us, channel by channel.',
      b: 'We track the clicks. What follows is hazy.',
      c: 'We don’t advertise, or we do and hope.',
    },
  },
  {
    questionId: 'q-19',
    topic: 'Social media',
    title: 'Would anyone miss your social accounts?',
    questionDescription: 'Imagine they went quiet for a month. Would a customer write to ask?',
    options: {
      a: 'Yes. People reply, share and come to us through them.',
      b: 'We post regularly. The response is polite.',
      c: 'They are quiet now, and nobody has written.',
    },
  },
  {
    questionId: 'q-20',
    topic: 'Organizational influence',
    title: 'Does your industry listen when you speak?',
    questionDescription:
      'Invitations, quotations, and people repeating your argument as if it were theirs.',
    options: {
      a: 'Yes. We’re asked to speak, write or comment.',
      b: 'Customers know us. Beyond them, few do.',
      c: 'Not yet. We follow the conversation.',
    },
  },
];

export const questionById = new Map(
  auditQuestions.map((question) => [question.questionId, question]),
);
