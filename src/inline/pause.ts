import { deviceStorage, motionPausedKey } from '@/lib/storage';

// Motion paused on an earlier visit stays so from the first paint (docs/rules.md#pausing).
if (deviceStorage.read(motionPausedKey) === true) {
  document.documentElement.toggleAttribute('data-paused', true);
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[data-pause]'))
      button.setAttribute('aria-pressed', 'true');
  });
}
