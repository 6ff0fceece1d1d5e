import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faces, makeFace } from './faces';

// `npm run fonts`: writes app/fonts anew, after Inter's package or the product's weights have changed.

for (const face of faces) {
  const bytes = await makeFace(face);
  await writeFile(join('app/fonts', face.fileName), bytes);
  console.log(`app/fonts/${face.fileName}: ${(bytes.length / 1000).toFixed(1)} kB`);
}
