import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faces, makeFace } from './faces';

// `npm run fonts`: rewrites app/fonts after a change of Inter's package or of the product's weights.

for (const face of faces) {
  const bytes = await makeFace(face);
  await writeFile(join('app/fonts', face.fileName), bytes);
  console.log(`app/fonts/${face.fileName}: ${(bytes.length / 1000).toFixed(1)} kB`);
}
