import { basename } from 'node:path';
import type { Animation } from './animation';
import { creative, delivery, discovery, strategy } from './approach';
import { callToAction } from './call-to-action';
import { initial, initialLooped, uponTyping, uponTypingContinueLooped } from './contact';
import { faqBanner } from './faq-banner';
import { gate } from './gate';
import { pleaseWait } from './please-wait';
import { animationMotionGraphics } from './services/animation-motion-graphics';
import { brandIdentity } from './services/brand-identity';
import { brandManagement } from './services/brand-management';
import { brandStrategy } from './services/brand-strategy';
import { creatorsCopilot } from './services/creators-copilot';
import { publicRelations } from './services/public-relations';
import { videoProduction } from './services/video-production';
import { webSolution } from './services/web-solution';
import { success } from './success';

interface Entry {
  /** Path under the public folder. */
  file: string;
  animation: Animation;
  /** Whether the last frame leads into the first. */
  loops: boolean;
}

type Draw = (name: string) => Animation;
const once = (file: string, draw: Draw, loops = false): Entry => ({
  file,
  animation: draw(basename(file, '.json')),
  loops,
});
const loop = (file: string, draw: Draw) => once(file, draw, true);

/** Every animation of the site, with its path. */
export const catalogue: readonly Entry[] = [
  once('lotties/contact/initial.json', initial),
  loop('lotties/contact/initial-looped.json', initialLooped),
  once('lotties/contact/upon-typing.json', uponTyping),
  loop('lotties/contact/upon-typing-continue-looped.json', uponTypingContinueLooped),
  once('lottie/HomePage/CTA.json', callToAction),
  loop('lottie/HomePage/approach-1-discovery.json', discovery),
  loop('lottie/HomePage/approach-2-strategy.json', strategy),
  loop('lottie/HomePage/approach-3-creative.json', creative),
  loop('lottie/HomePage/approach-4-delivery.json', delivery),
  once('lottie/FAQ/contact-banner.json', faqBanner),
  loop('lottie/Services/brand-identity.json', brandIdentity),
  loop('lottie/Services/brand-strategy.json', brandStrategy),
  loop('lottie/Services/brand-management.json', brandManagement),
  loop('lottie/Services/web-solution.json', webSolution),
  loop('lottie/Services/public-relations.json', publicRelations),
  loop('lottie/Services/video-production.json', videoProduction),
  loop('lottie/Services/animation-motion-graphics.json', animationMotionGraphics),
  loop('lottie/Services/creators-copilot.json', creatorsCopilot),
  loop('lottie/Gate/gate.json', gate),
  once('lottie/Success/success.json', success),
  loop('lottie/Wait/please-wait.json', pleaseWait),
];
