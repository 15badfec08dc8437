import type { caseDrawings } from './home-drawings';

export interface UseCase {
  picture: keyof typeof caseDrawings;
  title: string;
  text: string;
  tag: string;
}

/** Six use cases for each of the two tabs (docs/rules.md#use-cases). */
export const uses: {
  title: string;
  label: string;
  tabs: readonly { value: string; label: string; cards: readonly UseCase[] }[];
} = {
  title: 'Six good reasons to call us',
  label: 'Use cases',
  tabs: [
    {
      value: 'branding',
      label: 'For Branding',
      cards: [
        {
          picture: 'launch',
          title: 'You’re launching',
          text: 'Name, identity, story and a site that agree with each other before the first customer sees\u00a0any\u00a0of\u00a0them.',
          tag: 'Brand creation',
        },
        {
          picture: 'outgrown',
          title: 'You’ve outgrown the logo',
          text: 'The company got bigger than the drawing. We keep what people recognise and rebuild the\u00a0rest\u00a0around\u00a0it.',
          tag: 'Brand refresh',
        },
        {
          picture: 'merge',
          title: 'Two became one',
          text: 'A merger gives you two names, two tones and one confused sales deck. We sort out which\u00a0goes\u00a0where.',
          tag: 'Brand merger',
        },
        {
          picture: 'explain',
          title: 'Nobody gets it',
          text: 'If it takes you nine slides to say what you do, the problem is upstream of the slides.',
          tag: 'Brand positioning',
        },
        {
          picture: 'market',
          title: 'You’re crossing a border',
          text: 'New country, new shelf, new neighbours. We check what travels and what gets lost at customs.',
          tag: 'Brand expansion',
        },
        {
          picture: 'consistent',
          title: 'Everyone makes their own',
          text: 'Six teams, six versions of your blue. We build the kit and teach people to use it.',
          tag: 'Brand enablement',
        },
      ],
    },
    {
      value: 'video',
      label: 'For Video Marketing',
      cards: [
        {
          picture: 'hype',
          title: 'It’s launch day',
          text: 'A hype film, its cut-downs and a still for every channel, ready before the countdown is.',
          tag: 'Launch Hype Videos',
        },
        {
          picture: 'minute',
          title: 'It’s hard to explain',
          text: 'One idea, no jargon, about a minute. Viewers should be able to repeat it to a colleague.',
          tag: 'Animated Explainers',
        },
        {
          picture: 'course',
          title: 'You teach something',
          text: 'Course videos people finish: short lessons, clear boards and a voice that doesn’t drone.',
          tag: 'Course Videos',
        },
        {
          picture: 'quote',
          title: 'Customers say it best',
          text: 'We ask good questions and stay out of shot. The line you couldn’t have written turns up.',
          tag: 'Testimonial Videos',
        },
        {
          picture: 'demo',
          title: 'Sales needs a demo',
          text: 'The product doing its job, filmed close, in the order a buyer asks about it.',
          tag: 'Demo Videos',
        },
        {
          picture: 'quiet',
          title: 'You’ve gone quiet',
          text: 'A content plan you can keep up with, and a crew for the weeks you can’t.',
          tag: 'Content Strategy',
        },
      ],
    },
  ],
};
