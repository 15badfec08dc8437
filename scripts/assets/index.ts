import { fileURLToPath } from 'node:url';
import { writeAnimations } from './lottie/write';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

for (const { file, bytes } of writeAnimations(publicFolder))
  console.log(`${file} ${(bytes / 1000).toFixed(1)} kB`);
