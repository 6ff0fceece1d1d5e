import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { twMerge } from 'tailwind-merge';
import { mergeClasses } from './merge-classes';

/** Every class that the product's sources name, without variants, as far as Tailwind's own merging knows it. */
function usedClasses(): string[] {
  const names = new Set<string>();
  for (const folder of ['components', 'app']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|merge-classes/.test(file)) continue;
      for (const [, ...texts] of readFileSync(path.join(folder, file), 'utf8').matchAll(
        /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g,
      )) {
        for (const token of (texts.find((text) => text !== undefined) ?? '').split(/\s+/)) {
          names.add(token.replace(/^(?:[^[\]():]|\[[^\]]*\]|\([^)]*\))*:/, ''));
        }
      }
    }
  }
  const merged = [...names].filter((name) => /^-?[a-z][^=]*$/.test(name) && twMerge(`${name} ${name}`) === name);
  // One of those that differ in a figure only stands for all: pairs are many.
  return [...new Map(merged.map((name) => [name.replace(/[\d./]+|\[.*\]/g, '0'), name])).values()];
}

test('of any two classes of the product the same one stays as with tailwind-merge', () => {
  const classes = usedClasses();
  expect(classes.length).toBeGreaterThan(150);
  const different: string[] = [];
  for (const first of classes) {
    for (const second of classes) {
      const both = `${first} ${second}`;
      if (first !== second && mergeClasses(both) !== twMerge(both)) different.push(both);
    }
  }
  expect(different).toEqual([]);
});

test('variants are kept apart, brackets are not taken for variants', () => {
  expect(mergeClasses('px-2 hover:px-4 px-0')).toBe('hover:px-4 px-0');
  expect(mergeClasses('[&_svg]:size-4 [&_svg]:size-5 size-3')).toBe('[&_svg]:size-5 size-3');
  expect(mergeClasses('px-2 p-4')).toBe('p-4');
  expect(mergeClasses('p-4 px-2')).toBe('p-4 px-2');
  expect(mergeClasses('group skeleton group')).toBe('group skeleton group');
});
