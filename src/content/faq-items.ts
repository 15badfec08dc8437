import type { FaqItem } from './faq';

/** The questions (docs/rules.md#faq-page), in the order of the whole list. */
export const faqItems: readonly FaqItem[] = [
  {
    key: 'branding-1',
    category: 'BRANDING',
    title: 'What does branding include at your agency?',
    description:
      'Brand identity, brand strategy and brand management. Identity covers what people see and read: name, logo, voice, collateral. Strategy decides where you stand and why anyone should care. Management keeps it true once we’ve left the room.',
  },
  {
    key: 'branding-2',
    category: 'BRANDING',
    title: 'Do we need a full rebrand or a refresh?',
    description:
      'If people understand you but find you dated, a refresh is enough. If they misunderstand you, or the business has changed, it’s a rebrand. The free brand audit is a good way to find out which before you spend anything.',
  },
  {
    key: 'branding-3',
    category: 'BRANDING',
    title: 'What does a branding project start at?',
    description:
      '10K USD, or 8L INR for projects in India. What moves the price is scope: how many services, how many markets and how much has to be made. Tell us your budget band in the enquiry form and we’ll say plainly what it buys.',
  },
  {
    key: 'branding-4',
    category: 'BRANDING',
    title: 'How soon will we see results from branding?',
    description:
      'After 8-10 weeks, as a rule. That is when the new brand has been in use long enough for customers and your own team to react to it. Naming and legal checks can add time, and we say so at the start.',
  },
  {
    key: 'branding-5',
    category: 'BRANDING',
    title: 'We’re a startup with a tight budget. Can we still work with you?',
    description:
      'Yes. We can phase the work, plan it so it scales later, share resources between your team and ours, agree flexible payment plans or look at a strategic partnership. We’ll suggest the one that fits, not all five.',
  },
  {
    key: 'branding-6',
    category: 'BRANDING',
    title: 'How do you price branding: fixed, hourly or retainer?',
    description:
      'A fixed price for a one-time project, a monthly fee for ongoing work, and a phased quote for complex ones. You see the scope and the price together, before anything starts.',
  },
  {
    key: 'branding-7',
    category: 'BRANDING',
    title: 'What do you need from us to begin?',
    description:
      'What you sell, who buys it, who you lose to and what has to change. Add anything that already exists: logo files, decks, research, analytics. Gaps are fine. Finding them is what the discovery session is for.',
  },
  {
    key: 'branding-8',
    category: 'BRANDING',
    title: 'Can you work with the logo or name we already have?',
    description:
      'Yes. We’d rather keep what people recognise than replace it for the sake of it. If we think it is holding you back, we’ll show you where, and you decide.',
  },
  {
    key: 'branding-9',
    category: 'BRANDING',
    title: 'What happens after the brand is delivered?',
    description:
      'You get the files, the guidelines and a handover your team can use without us. If you want us to stay, brand management covers enablement, regular brand audits, workshops and ongoing support.',
  },
  {
    key: 'branding-10',
    category: 'BRANDING',
    title: 'Do you take on one-time projects or only long contracts?',
    description:
      'Both. You can come to us for one project, an ongoing one or a complex one with many parts. A one-time project ends when it’s done, with no contract waiting behind it.',
  },
  {
    key: 'web-1',
    category: 'WEB SOLUTIONS',
    title: 'What kinds of websites do you build?',
    description:
      'Company sites, product sites, content-managed sites, redesigns and Web3 sites, plus apps. We design the interface and build both ends of it, front and back.',
  },
  {
    key: 'web-2',
    category: 'WEB SOLUTIONS',
    title: 'Will we be able to update the site ourselves?',
    description:
      'Yes. We set up a content management system around what you change most often, then show your team how to use it. You shouldn’t need us to fix a typing error.',
  },
  {
    key: 'web-3',
    category: 'WEB SOLUTIONS',
    title: 'Can you redesign our site without losing what works?',
    description:
      'We start with your analytics. Pages that bring people in keep their addresses and their content; the rest is rebuilt around what visitors are trying to do.',
  },
  {
    key: 'web-4',
    category: 'WEB SOLUTIONS',
    title: 'Can you add AI agents to our website?',
    description:
      'Yes. AI agent integration is part of our web work: answering routine questions, guiding visitors to the right page or handing a good enquiry to a person. We’ll also tell you when a clear page would do the job better.',
  },
  {
    key: 'web-5',
    category: 'WEB SOLUTIONS',
    title: 'Do you look after the site once it is live?',
    description:
      'We can. Support, web analytics and improvements can run as an ongoing project. If you’d rather take it in-house, you get the code and the documentation.',
  },
  {
    key: 'web-6',
    category: 'WEB SOLUTIONS',
    title: 'How do you price a web project?',
    description:
      'By scope: number of page types, what has to be built behind them and which systems they connect to. You get one quote with those parts listed, so you can see what leaving one out would save.',
  },
  {
    key: 'marketing-1',
    category: 'MARKETING',
    title: 'Do you sell marketing on its own?',
    description:
      'No. We sell marketing only as a package under branding. A campaign for an unclear brand costs more and lands softer, so we fix the brand first and then send it out.',
  },
  {
    key: 'marketing-2',
    category: 'MARKETING',
    title: 'What is in the marketing package?',
    description:
      'Video and marketing, SEO, social media strategy, media buying and PR, and content marketing. We agree the mix with you, based on where your buyers already are.',
  },
  {
    key: 'marketing-3',
    category: 'MARKETING',
    title: 'How long does SEO take to show results?',
    description:
      'Expect the first movement in 2-3 months. SEO compounds: early work keeps paying later, which is why we don’t promise first place by a given date.',
  },
  {
    key: 'marketing-4',
    category: 'MARKETING',
    title: 'Do you run our social media day to day?',
    description:
      'We set the strategy: who it’s for, what you say, how often and what counts as working. Running it can be part of an ongoing project.',
  },
  {
    key: 'marketing-5',
    category: 'MARKETING',
    title: 'Do you offer public relations?',
    description:
      'Yes, but only for select countries. It covers reputation management, press releases and events, community building, media buying and CSR campaigns. Tell us where you operate and we’ll tell you whether we can help.',
  },
  {
    key: 'marketing-6',
    category: 'MARKETING',
    title: 'Is the advertising spend included in your fee?',
    description:
      'No. What you pay to media platforms is separate from what you pay us, and we show you both, so you always know what the advertising itself costs.',
  },
  {
    key: 'marketing-7',
    category: 'MARKETING',
    title: 'How will we know the marketing is working?',
    description:
      'Before anything goes live we agree what to count: enquiries, sign-ups, orders. Reports show those first and likes last.',
  },
  {
    key: 'marketing-8',
    category: 'MARKETING',
    title: 'Can you work alongside our in-house marketing team?',
    description:
      'Gladly. They know the product better than we ever will. We agree who owns what, share one plan and stay out of the way where they’re already good.',
  },
  {
    key: 'video-1',
    category: 'VIDEO MARKETING',
    title: 'What kinds of video do you make?',
    description:
      'Brand films, ad films, animated explainers, product launch and promo videos, hype reels and client testimonials. We also plan and make content for people building a personal brand.',
  },
  {
    key: 'video-2',
    category: 'VIDEO MARKETING',
    title: 'How long does a brand film take?',
    description:
      '4-8 weeks, from the agreed idea to the final cut. Script and schedule decide most of it. Late changes to the script decide the rest.',
  },
  {
    key: 'video-3',
    category: 'VIDEO MARKETING',
    title: 'How long does a product ad take?',
    description:
      '3-5 weeks. If the product isn’t ready to be filmed, animation can start from drawings or 3D files.',
  },
  {
    key: 'video-4',
    category: 'VIDEO MARKETING',
    title: 'Where do you shoot live video?',
    description:
      'Live on-site production is limited to India and UAE. Animation and motion graphics can be made for clients anywhere, since nobody has to carry a camera.',
  },
  {
    key: 'video-5',
    category: 'VIDEO MARKETING',
    title: 'Should we choose animation or live action?',
    description:
      'Choose live action when people need to believe a person, a place or a product they can hold. Choose animation when the thing is invisible, abstract or not built yet. Software is usually the second kind.',
  },
  {
    key: 'video-6',
    category: 'VIDEO MARKETING',
    title: 'Do you write the script?',
    description:
      'Yes. Script, storyboard and voice are part of the work. It starts on paper, because that is where changes are cheap.',
  },
  {
    key: 'video-7',
    category: 'VIDEO MARKETING',
    title: 'How many rounds of changes are there?',
    description:
      'The number of rounds is agreed in the quote, at three points: script, storyboard and cut. Each round has one list of comments from your side, so two colleagues can’t ask for opposite things.',
  },
  {
    key: 'video-8',
    category: 'VIDEO MARKETING',
    title: 'In which formats will we get the video?',
    description:
      'In the shapes and lengths your channels need: wide, square and upright, with and without subtitles. Tell us at the start where it will run, and we’ll frame for all of them at once.',
  },
  {
    key: 'video-9',
    category: 'VIDEO MARKETING',
    title: 'What is Creator’s Copilot?',
    description:
      'Support for people who are their own brand: personal branding, content strategy, content creation and industry insights. You bring the point of view. We help it turn up regularly.',
  },
];
