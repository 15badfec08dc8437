/** Words that prospects use, and the words in the FAQ that they mean. */
interface FaqSynonym {
  /** Words and phrases, separated by commas, in any form: singular, plural, gerund. */
  phrases: string;
  /** Words as they are in the items; an item must contain all words of a phrase. */
  means: string;
  /** Phrases; the row applies only to a query that has one of them too. */
  beside?: string;
}

/** Phrases that ask for a price, and for a duration. */
const price =
  'price, pricing, cost, how much, fee, rate, charge, quote, quotation, budget, estimate, expensive, investment, money, tariff, bill, invoice, paid, price list';
const duration =
  'how long, how soon, how fast, how quick, how quickly, how many week, how many month, how many day, duration, timeline, time frame, timeframe, timescale, timing, turnaround, deadline, lead time, when will, when can, delivery time, delivery date, week, month, urgent, rush, asap';

/** What a branding project makes; its price and its duration are those of the project. */
const branded =
  'logo, logotype, naming, slogan, tagline, packaging, stationery, business card, brochure, brand identity, visual identity, corporate identity, identity, brand strategy, brand guideline, guideline, brand book, brand design, corporate design, graphic design, design, designer, rebrand, rebranding, refresh, new brand, new look';

/** A test fails for a row that finds no item. Rows that share a phrase all apply. */
export const faqSynonyms: readonly FaqSynonym[] = [
  // Money
  {
    phrases: price,
    means: 'price, fee, quote, budget, costs',
  },
  {
    phrases:
      'minimum, start at, start from, starting price, starting cost, starting budget, starting fee, entry price, lowest, least, usd, inr, dollar, rupee, lakh, euro, pound, currency',
    means: 'usd',
  },
  {
    phrases:
      'payment, pay, pay monthly, monthly payment, instalment, installment, deposit, upfront, milestone, payment plan, payment terms, credit',
    means: 'payment plans, monthly fee, payment',
  },
  {
    phrases:
      'cheap, affordable, afford, discount, low budget, small budget, limited budget, tight budget, budget is small, budget is very small, budget is tight, budget is limited, budget is low, little money, less money, no money, low cost, inexpensive, bootstrap',
    means: 'tight budget, flexible payment plans, startup',
  },
  {
    phrases:
      'startup, start-up, small business, small company, early stage, founder, sme, new business, new company, young company, entrepreneur, funding, seed, nonprofit, non-profit, ngo, charity',
    means: 'startup',
  },
  {
    phrases:
      'hourly, per hour, hour, day rate, retainer, fixed price, flat fee, pricing model, payment model, billing model, subscription, monthly fee, monthly',
    means: 'hourly, retainer, monthly fee, fixed price',
  },
  {
    phrases:
      'contract, agreement, commitment, commit, lock in, tied in, tie in, long term, minimum term, cancel, terminate, exit, notice period, retainer, subscription, sign, one off, one time, once, single project, ongoing',
    means: 'one-time, contracts, ongoing one',
  },
  { phrases: branded, beside: price, means: 'branding project start' },
  // Time
  {
    phrases: duration,
    means: 'weeks, months',
  },
  { phrases: branded, beside: duration, means: 'results from branding' },
  {
    phrases:
      'roi, return on investment, return, pay off, pays off, payoff, see result, result, outcome, impact, effect, notice a difference, worth it',
    means: 'results, working',
  },
  {
    phrases:
      'measure, measurement, kpi, metric, report, reporting, dashboard, track, tracking, success, successful, performance, conversion, prove, proof, effective, statistics',
    means: 'reports, know working',
  },
  // The way of working
  {
    phrases:
      'get started, getting started, start working, start a project, start with you, start project, kick off, kickoff, begin, onboard, onboarding, first step, next step, process, prepare, preparation, brief, briefing, what information, what info, need to start, send you, give you, information, requirement, need from us, need from me, do you need, provide, discovery, questionnaire, workflow, how it work, how do you work, hire you, work with you, how to start, how do we start, how do i start',
    means: 'begin, discovery',
  },
  {
    phrases: 'keep, existing, current, already have, reuse, retain, stay with',
    means: 'already have, keep',
  },
  { phrases: 'logo, emblem, brand mark, symbol, trademark, icon', means: 'logo' },
  {
    phrases: 'name, rename, naming, company name, business name, brand name',
    means: 'name, naming',
  },
  {
    phrases:
      'guideline, guide, brand guide, brand book, brandbook, style guide, styleguide, brand kit, manual, deliverable, do we get, will we get, do i get, will i get, receive, handover, hand over, handoff, hand off, asset, source file, file',
    means: 'guidelines, files, handover, delivered',
  },
  {
    phrases:
      'at the end, end of the project, after the project, after delivery, afterwards, completed, completion, what happens after, what happens next',
    means: 'delivered',
  },
  {
    phrases:
      'support, maintenance, maintain, look after, aftercare, after launch, after going live, after go live, post launch, hosting, host, bug, warranty, guarantee, sla, fix, technical support, help after, take care',
    means: 'look after, ongoing support, support',
  },
  {
    phrases:
      'source code, code, ownership, owner, own the, who own, copyright, intellectual property, right, licence, license, repository, github',
    means: 'code, files',
  },
  {
    phrases:
      'in-house, inhouse, own team, internal team, internal, our team, my team, marketing team, own marketing department, department, collaborate, collaboration, cooperate, alongside, existing team, work together',
    means: 'alongside in-house team',
  },
  {
    phrases:
      'where, location, country, countries, city, cities, place, region, abroad, overseas, international, internationally, worldwide, global, globally, travel, on site, on-site, onsite, on location, near me, remote',
    means: 'limited india, anywhere, select countries',
  },
  {
    phrases: 'mumbai, delhi, bangalore, bengaluru, hyderabad, chennai, pune, kolkata',
    means: 'india',
  },
  { phrases: 'dubai, abu dhabi, sharjah, emirates', means: 'uae' },
  // Of other places the items only say that they are not among those named, so these find nothing else.
  {
    phrases:
      'middle east, gulf, saudi, saudi arabia, riyadh, qatar, doha, oman, bahrain, kuwait, uk, england, london, united kingdom, britain, scotland, ireland, dublin, manchester, europe, germany, berlin, france, paris, spain, italy, netherlands, amsterdam, switzerland, usa, united states, america, new york, california, los angeles, texas, canada, toronto, australia, sydney, singapore, asia, hong kong, japan, china, africa, south africa, nigeria, kenya, egypt, brazil',
    means: 'anywhere, select countries',
  },
  // Branding
  {
    phrases:
      'service, offer, offering, what do you do, what you do, capability, expertise, include, included, cover, scope, consist',
    means: 'include, kinds, package',
  },
  {
    phrases:
      'brand strategy, strategy, strategist, positioning, messaging, tone of voice, visual identity, brand identity, corporate identity, corporate design, identity, graphic design, design, designer, collateral, stationery, business card, brochure, packaging, typography, colour, color, brand management, brand design',
    means: 'identity, strategy, design',
  },
  {
    phrases:
      'rebrand, rebranding, refresh, outdated, out of date, dated, old fashioned, old-fashioned, modernise, facelift, tired, new look, new brand, change our brand, update our brand, brand audit',
    means: 'rebrand, refresh, dated',
  },
  {
    phrases: 'revamp, overhaul, makeover, rework, renew, renewal, relaunch, remake',
    means: 'redesign, redesigns, rebrand, refresh',
  },
  // Web
  {
    phrases:
      'website, web site, site, webpage, web page, homepage, home page, web, online presence, internet, landing page, shop, online shop, store, online store, ecommerce, e-commerce, webshop, microsite, portal, app, application, web app, mobile app, web design, web designer, web development, web developer',
    means: 'website, websites, site, web',
  },
  {
    phrases:
      'landing page, shop, online shop, store, online store, ecommerce, e-commerce, webshop, shopify, woocommerce, marketplace, microsite, portfolio, intranet, portal, corporate site, web design, web designer, web development, web developer, build a website, create a website, make a website, new website, development, develop, developer, programming, programmer, coding, app, application, mobile, ios, android, iphone, software, saas, platform, frontend, front-end, backend, back-end, full stack, ui, ux, user interface, interface',
    means: 'websites, apps, build',
  },
  { phrases: 'web3, blockchain, crypto, nft, metaverse, dapp', means: 'web3' },
  {
    phrases:
      'cms, content management, wordpress, webflow, drupal, squarespace, wix, joomla, framer, strapi, contentful, headless, edit, editor, editable, update, upload, publish, change text, change content, change the content, change the text, add page, add content, ourselves, myself, yourself, self service, training, train, tutorial',
    means: 'content management, update, ourselves',
  },
  {
    phrases:
      'redesign, rebuild, new design, migrate, migration, switch, old website, old site, existing website, existing site, current website, current site, losing, lose traffic, improve',
    means: 'redesign, redesigns',
  },
  {
    phrases:
      'ai, chatbot, chat bot, bot, artificial intelligence, chatgpt, gpt, openai, claude, gemini, llm, machine learning, automation, automate, assistant, virtual assistant, live chat, ai agent, agent',
    means: 'ai',
  },
  {
    phrases: 'integrate, integration, connect, api, crm, hubspot, salesforce, zapier, plugin',
    means: 'systems, integration',
  },
  // Marketing
  {
    phrases:
      'standalone, stand alone, stand-alone, alone, only marketing, just marketing, just need marketing, separate, separately, individually, by itself, on its own, without branding, no branding, without the branding, dont need branding, only seo, just seo, only social media, just social media, only pr, only ads, just ads, a la carte',
    means: 'sell on its own',
  },
  {
    phrases:
      'marketing package, package, bundle, marketing service, digital marketing, online marketing, internet marketing, campaign, full service, 360, growth, lead generation, lead, email marketing, e-mail marketing, newsletter, content marketing, blog, blogging, copywriting, inbound, outbound, funnel',
    means: 'marketing package, content marketing',
  },
  {
    phrases:
      'ad, google ad, adword, ppc, pay per click, paid ad, paid media, paid social, paid search, sponsored, facebook ad, meta ad, instagram ad, linkedin ad, tiktok ad, youtube ad, ad campaign, display ad, online ad, performance marketing, advertise, advertising, advertisement, advertising campaign, media buying, media planning, programmatic, radio, billboard, outdoor, sem',
    means: 'advertising, media buying',
  },
  {
    phrases:
      'ad spend, ad budget, ad cost, media budget, media spend, media cost, media fee, advertising budget, advertising cost, advertising spend, spend, google ad cost, google ad budget, facebook ad cost, facebook ad budget',
    means: 'advertising spend',
  },
  {
    phrases:
      'seo, optimisation, optimization, search engine, search engine optimisation, search optimisation, google, bing, rank, ranking, google ranking, search ranking, seo ranking, google search, google traffic, search traffic, organic, organic traffic, first page, page one, top of google, keyword, backlink, visibility, traffic, geo, get found',
    means: 'seo',
  },
  {
    phrases:
      'social media, social, social network, instagram, tiktok, facebook, linkedin, twitter, youtube, pinterest, snapchat, thread, whatsapp, community management, social media management, post, posting, follower, engagement, content calendar, story, hashtag, channel, account, insta, fb, ig',
    means: 'social media',
  },
  {
    phrases:
      'pr, public relation, press, press release, newspaper, magazine, journalist, media coverage, press coverage, media relation, publicity, reputation, crisis, crisis communication, communications, podcast, news, in the media, tv coverage, interview',
    means: 'public relations, press, reputation',
  },
  {
    phrases:
      'event, event management, event planning, conference, launch event, trade show, trade fair, exhibition, webinar, community, csr, sponsorship, charity campaign',
    means: 'events, community, csr',
  },
  // Video
  {
    phrases:
      'movie, clip, footage, commercial, videography, videographer, filmmaker, spot, motion picture, production, vlog',
    means: 'video, videos, film, films',
  },
  {
    phrases:
      'advert, commercial, tv ad, tv spot, tvc, ad film, product ad, video ad, product video, spot',
    means: 'ad, ad films, advertising',
  },
  {
    phrases:
      'kind, type, sort, example, explainer, corporate, company video, corporate video, corporate film, image film, youtube video, case study, demo, trailer, teaser, testimonial, recruitment video, product launch, promo, promotional, reel, kinds of video',
    means: 'kinds',
  },
  {
    phrases:
      'shoot, shooting, film in, film at, film on, you film, we film, film crew, crew, camera, cameraman, record, recording, set, studio',
    means: 'shoot live, filmed, live action',
  },
  {
    phrases:
      'animation, animate, animated, animator, cartoon, motion graphic, motion design, 2d, 3d, cgi, vfx, whiteboard, illustration',
    means: 'animation, animated',
  },
  {
    phrases:
      'live action, live-action, real people, real person, real life, actor, actress, model, presenter, talking head, real footage',
    means: 'live action',
  },
  {
    phrases:
      'script, scriptwriter, scriptwriting, screenplay, screenwriter, copywriter, writer, voice over, voiceover, voice-over, narrator, narration, voice artist, voice actor, speaker, storyboard, concept, storytelling, music',
    means: 'script, storyboard voice',
  },
  {
    phrases:
      'revision, revise, round, feedback, amend, amendment, iteration, iterate, change request, changes, unlimited, edit, edited, correction, tweak, modify, modification, alteration, redo, not happy, dont like, not satisfied, unhappy',
    means: 'rounds, rounds of changes',
  },
  {
    phrases:
      'format, file format, size, dimension, aspect ratio, ratio, vertical, portrait, landscape, horizontal, square, resolution, 4k, hd, mp4, mov, file type, subtitle, caption, subtitled, reels format, short, language, translate, translation, 16 9, 9 16, export',
    means: 'formats, shapes, upright, subtitles',
  },
  {
    phrases:
      'creator, content creator, content creation, influencer, personal brand, personal branding, myself as a brand, coach, keynote speaker, thought leader, thought leadership, co-pilot, copilot, ceo, podcaster, streamer, author, celebrity, public figure, personality, youtube channel',
    means: 'creator copilot, personal branding',
  },
];

/** Filler words, ignored beside other words. */
export const faqFillers: ReadonlySet<string> = new Set(
  'a about able actually after before during all also am an and any are as at be been but by can cant company could do does doing dont did for from get give go going good guys had happen happens has have hello help her hey hi him how i if im in into is isnt it its ive just kindly know let lets like long looking make making many may maybe me might more much my need needs no not now number of off offer ok on or our out own per please possible really s should so sell some someone soon t take takes taking tell than thank thanks that the their them then there these they thing this those to together too until up us use using versus very vs want wanted wants was we well were what whats when where which while who will with work working works would you your yours'.split(
    ' ',
  ),
);
