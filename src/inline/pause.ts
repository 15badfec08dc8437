import { deviceStorage, motionPausedKey } from '@/lib/storage';

// Motion that the visitor paused earlier is paused from the first paint, and the pause buttons show
// as pressed (docs/rules.md#pausing).
if (deviceStorage.read(motionPausedKey) === true) {
  document.documentElement.toggleAttribute('data-paused', true);
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[data-pause]'))
      button.setAttribute('aria-pressed', 'true');
  });
}
