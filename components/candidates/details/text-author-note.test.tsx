/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { renderWithProviders } from '@/tests/render';
import { TextAuthorNote } from './text-author-note';

type Author = AnalysisDto['textsBy']['tips'];

function show(author: Author, textsModel: string | null, textsReason: AnalysisDto['textsReason'] = null) {
  const rules = { feedback: 'RULES', strengths: 'RULES', weaknesses: 'RULES', redFlags: 'RULES' } as const;
  const analysis = { textsBy: { ...rules, tips: author }, textsModel, textsReason };
  renderWithProviders(<TextAuthorNote analysis={analysis} field="tips" />);
}

test.each([
  ['MODEL', 'mini-1', null, 'Written by the model mini-1, checked sentence by sentence.'],
  ['BOTH', 'mini-1', null, 'Written by the model mini-1, checked sentence by sentence; the end was added by rules.'],
  ['RULES', null, null, 'Composed by rules.'],
  [
    ...(['RULES', 'mini-1', null] as const),
    "Composed by rules. Here the model's sentences were not borne out, no longer held, or there were none.",
  ],
  ['RULES', null, 'tooLong', "Composed by rules. The question or the answer did not fit into the model's limit."],
  ['RULES', null, 'budget', 'Composed by rules. The monthly budget for the model is used up.'],
] as const)('says who wrote a text: %s', (author, model, reason, words) => {
  show(author, model, reason);
  expect(screen.getByText(words)).toBeDefined();
});
