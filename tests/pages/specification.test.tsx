import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { headAt, paths } from '@/content/pages';
import { successState } from '@/lib/history-state';
import { setWindowWidth } from '../browser-stubs';
import { receiptOf } from '../fill-audit';
import { openPage } from '../render-route';

// What each page says where the words are fixed (docs/rules.md); keys, values and constants are in
// tests/specification.test.ts.

/** @returns the texts between bars or on lines of their own */
const split = (text = '') =>
  text
    .trim()
    .split(/\s*[|\n]\s*/)
    .filter(Boolean);

const approach = `Insightful Discovery Session | Behavioural and data-driven strategy |
  Collaborative creative development | Agile management and Delivery`;
const figures = '10K USD or 8L INR | 8-10 weeks | 4-8 weeks | 3-5 weeks';
const industryNames = `SaaS | Healthcare and medical | Technology | E-commerce and social commerce
  Education and ed-tech | Media and entertainment | FMCG | Sports | Web3 startups
  Fashion and lifestyle | Clothing and fabrics | Consultancy`;

/** The fixed texts of each address, in their order. */
const pages: Readonly<Record<string, string>> = {
  [paths.home]: `We make ideas, designs, strategies, videos, contents
    REBRANDING | BRAND AD & FILMS | PRODUCT & SERVICE PROMOS | VERBAL IDENTITY
    POST BRANDING SUPPORT | BRAND POSITIONING | BRAND STRATEGY | BRAND REFRESH | UI/UX | ANIMATIONS
    BRAND COLLATERAL | BRAND IDENTITY | BRAND ACTIVATION | EXPLAINER VIDEOS
    Visual Identity | Verbal Identity | Brand Architecture | Brand Collateral | Brand Positioning
    Brand Audit | Brand Enablement | Brand Workshops | and more
    Product Promos | Animated Explainers | Course Videos | Launch Hype Videos | Testimonial Videos
    Demo Videos | Content Creation | Content Strategy | and more
    For Branding | For Video Marketing
    Lumenade | Quillow | Varsa | Marrowe | Nimbolt | Dastan Looms | Hexwell
    ${industryNames} | ${approach} | More Blogs
    a phased approach, scalability planning, collaborative resource sharing, flexible payment plans and strategic partnerships
    SaaS, AI, FinTech, Healthcare and Technology, Web3, FMCG, E-commerce and Social Commerce, EdTech, Sports and Fitness, Fashion and Lifestyle
    Video and Marketing, SEO, Social Media Strategy, Media Buying and PR, and Content Marketing
    India, Dubai, the UK and Singapore | 10K USD, or 8L INR | Contact Us | Other ways to reach us`,
  [paths.branding]: `OUR SERVICES | BRANDING | VIDEO MARKETING
    Recommended | Brand Identity | Includes | Visual Identity | Verbal Identity | Brand Collateral
    Brand Naming | Brand Persona | Brand Architecture | And more
    Brand Strategy | Brand Positioning | Brand Analysis | Brand Experience | Brand Refresh
    Rebranding | Launch Strategies | Brand Activation | And more
    Brand Management | Brand Enablement | Regular Brand Audits | Employee Activation
    Brand Workshops | Ongoing Support | And More
    Web Solution | Back End Development | Front End Development | UI/UX | CMS | Website Redesign
    App Designing | AI Agent Integration | Web Analytics | Web3 Websites | And More
    ONLY FOR SELECT COUNTRIES | Public Relations | Reputation Management
    Press Release & Events | Community Building | Media Buying | CSR Campaigns | And More
    ${figures} | SUBMIT | FILL DETAILED FORM`,
  [paths.videoMarketing]: `OUR SERVICES | LIMITED TO INDIA | Video Production & Photography
    Product and Portfolio Shoots | Live Ad Films | Brand Films for Brand Awareness
    Recommended | Animation & Motion Graphics | Animated Explainer Video
    Product Launch Video | Promo Videos | Hype Reels | Client Testimonials
    Creator’s Copilot | Personal Branding | Content Strategy | Content Creation | Industry Insights
    ${figures}`,
  [paths.about]: `The Agency | OUR JOURNEY | 2021 | 2023 | 2025
    OUR KPIS | projects completed400+ | happy brands30+ | years average experience5+
    service verticals12+ | countries served9+ | industry expertise10+
    INDUSTRIES WE HAVE WORKED WITH | ${industryNames} | Notable clients
    The Vision | Connect | Convey | Convert | The Approach | ${approach}
    SUBMIT | Not ready to hop on yet? | CHECK OUT OUR BLOGS | Gurugram, Haryana`,
  [paths.careers]: `Join our team | Culture | Collaborative Synergy | Transparency
    Dynamic Work Schedule | Full time means 6 hours a day
    Recruitment process | Fill out the form | Jump on a call with a team leader
    Finish a quick task | online call | Get on board
    Current Job Openings | Social Media ManagerRemoteApply Now
    Graphics DesignerGurugram, HaryanaApply Now | Brand ManagerGurugram, HaryanaApply Now
    Content WriterRemoteApply Now | Video EditorRemoteApply Now | Can’t find relevant openings?`,
  [paths.brandAudit]: `FREE BRAND AUDIT | Evaluate Your Brand’s Capabilities
    Competition knowledge | Value proposition | Name memorability | Slogan | Logo | Shameless goal
    Brand voice and messaging | Content strategy | Website homepage | Time on website
    Website organization | Customer experience | Images | Video | Website traffic
    Excitement about product | Business growth | Advertising | Social media
    Organizational influence | Fill Out the Corporate Details | SUBMIT AUDIT
    Ready to discuss your project? | LET’S TALK`,
  [paths.contact]: `Let’s Connect! | Jot down your project details & goals here. | Send
    More Personalized message?`,
  [paths.success]: `Cheerio!
    We just mailed your details to our executives. Expect a response within few hours!
    Home | 76% of marketers prioritize visual content | READ OUR BLOG`,
  [paths.faq]: `You’ve Got Queries. We’ve Got Ideas and Resources. | FAQ. | ALL FAQ
    10K USD, or 8L INR | 8-10 weeks | 2-3 months | 4-8 weeks | 3-5 weeks
    limited to India and UAE | SHOW MORE | Contact Us Directly! | Contact Us`,
  '/nowhere': `Looks like you just waltzed into oblivion! Don’t Worry! we have got an Easter Egg Hunt for you. | HOME | BLOGS | 404`,
  [paths.privacyPolicy]: `Last updated June 07, 2024 | Summary of key points | Table of contents
    names | phone numbers | e-mail addresses | mailing addresses | job titles
    contact preferences | billing addresses
    IP address, browser and device characteristics, operating system, language preferences, referring URLs, device name, country, location
    usage information | no sensitive information | web analytics service | maps platform
    for as long as you have an account with us, unless the law requires | at least 18
    does not respond to them
    CaliforniaColoradoConnecticutDelawareFloridaIndianaIowaKentuckyMontanaNew HampshireNew JerseyOregonTennesseeTexasUtahVirginia
    in the past 12 months | IdentifiersNO | Customer recordsNO | Protected classificationsNO
    Commercial informationNO | Biometric informationNO | Network activityNO
    not sold or shared any personal information in the preceding 12 months
    Shine The Light | Australia | New Zealand | South Africa | by e-mail`,
};

/** Where what leads on from a page goes, by how its name begins. */
const links: Readonly<Record<string, string>> = {
  [paths.home]: `Start a project /contact | See branding /services/branding
    See video marketing /services/video-marketing | More Blogs https://blog.contrio.example
    Take the free brand audit /brand-audit | FAQ page /faq | See all services /services/branding`,
  [paths.about]: 'CHECK OUT OUR BLOGS https://blog.contrio.example | FILL DETAILED FORM /contact',
  [paths.brandAudit]: 'LET’S TALK /contact',
  [paths.contact]: 'hello@contrio.example mailto:hello@contrio.example',
  [paths.success]: `Home / | READ OUR BLOG https://blog.contrio.example
    LET’S TALK mailto:hello@contrio.example?subject=Our%20brand%20audit`,
  [paths.faq]: 'Contact Us /contact',
  '/nowhere': 'HOME / | BLOGS https://blog.contrio.example',
};

/** "One sentence" or "One sentence. Another.", never "One sentence."; "FAQ." is fixed (docs/rules.md#faq-page) */
const isPunctuated = (text: string) => {
  const heading = text.replace(/^\d+\. /, '').trim();
  const hasMore = /[.!?] ?\p{Lu}/u.test(heading);
  return heading === 'FAQ.' || (hasMore ? /[.!?]$/.test(heading) : !heading.endsWith('.'));
};

const plain = (element: Element | null) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** @returns the texts that are not there in this order */
const missing = (said: string, texts: readonly string[]) => {
  let at = 0;
  return texts.filter((text) => {
    const found = said.indexOf(text, at);
    if (found >= 0) at = found + text.length;
    return found < 0;
  });
};

/** @returns whether a link, as its words and its target, is meant by `words target`; it may say more */
const isLink = (wanted: string) => {
  const end = wanted.lastIndexOf(' ');
  return (link: string) =>
    link.startsWith(wanted.slice(0, end)) && link.endsWith(wanted.slice(end));
};

it.each(Object.values(paths))(
  '%s has its fixed texts in their order, its title, one h1 and the way home',
  async (path) => {
    const isSuccess = path === paths.success;
    await openPage(path, isSuccess ? { ...successState, audit: receiptOf() } : undefined);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    // Parts of it come late.
    const says = () => plain(document.querySelector('main'));
    await waitFor(() => expect(missing(says(), split(pages[path]))).toEqual([]));
    if (isSuccess) await screen.findByRole('region', { name: 'Your report' });
    const targets = () =>
      [...document.querySelectorAll('main a')].map(
        (link) => `${plain(link)} ${link.getAttribute('href')}`,
      );
    const lacking = () => split(links[path]).filter((wanted) => !targets().some(isLink(wanted)));
    await waitFor(() => expect(lacking()).toEqual([]));
    const { title, description, picture } = headAt(path);
    const image = document.querySelector('meta[property="og:image"]');
    expect(image).toHaveAttribute('content', `https://contrio.example${picture}`);
    expect(document.title).toBe(title);
    // Short enough for a list of results.
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    const tab = screen.queryByRole('link', { name: 'BACK TO HOMEPAGE' });
    expect(tab?.getAttribute('href')).toBe(path === paths.home ? undefined : '/');

    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].map(plain);
    expect(headings.filter((text) => !isPunctuated(text))).toEqual([]);
  },
);

it.each([320, 1279])('under 1280 px the gate replaces the whole site: %d px', async (width) => {
  setWindowWidth(width);
  await openPage(paths.faq);
  const fixed = split(`We’re currently working on enhancing your mobile experience!
    Please visit our website on desktop, temporarily! | global branding and video marketing
    Connect, Convey, Convert | hello@contrio.example`);
  const text = plain(document.body);
  expect(fixed.filter((one) => !text.includes(one))).toEqual([]);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@contrio.example');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('banner')).toBeNull();
});
