import { digitalWork } from './digital-work';
import { itDelivery } from './it-delivery';
import { itInfrastructure } from './it-infrastructure';
import { software } from './software';

/** Names of products that are words of everyday speech too. */
const everyday = new Set(
  'access teams spring swift react outlook oracle word project office express excel flask django spark storm hive cloud meet zoom drive slides sheets forms pages notes planner bolt canvas figma-jam scrum agile kanban linear notion'.split(
    ' ',
  ),
);
const shortest = 5;
let built: ReadonlySet<string> | undefined;

/** Names of products and technologies that are nothing else: single words with a capital letter in the lexicon, folded. */
export function properTerms(): ReadonlySet<string> {
  built ??= new Set(
    [...software, ...itDelivery, ...itInfrastructure, ...digitalWork]
      .flatMap((line) => line.split(/[|>]/))
      .map((term) => term.trim())
      .filter((term) => /^\p{Lu}[\p{L}\d]+$/u.test(term) && term.length >= shortest)
      .map((term) => term.toLowerCase())
      .filter((term) => !everyday.has(term)),
  );
  return built;
}
