import type { TermFile } from './data-schemas';
import digitalWork from './terms/digital-work.json';
import itDelivery from './terms/it-delivery.json';
import itInfrastructure from './terms/it-infrastructure.json';
import software from './terms/software.json';
import words from './words/everyday-product-names.json';

const files: readonly TermFile[] = [software, itDelivery, itInfrastructure, digitalWork];

/** Names of products that are words of everyday speech too. */
const everyday = new Set(words.everydayProductNames);
const shortest = 5;
let built: ReadonlySet<string> | undefined;

/** Names of products and technologies that are nothing else: single words with a capital letter in the lexicon, folded. */
export function properTerms(): ReadonlySet<string> {
  built ??= new Set(
    files
      .flatMap(({ groups }) => groups.flatMap(({ terms, narrower = [] }) => [...terms, ...narrower]))
      .filter((term) => /^\p{Lu}[\p{L}\d]+$/u.test(term) && term.length >= shortest)
      .map((term) => term.toLowerCase())
      .filter((term) => !everyday.has(term)),
  );
  return built;
}
