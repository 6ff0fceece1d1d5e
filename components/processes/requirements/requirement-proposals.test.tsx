/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RequirementProposal } from '@/lib/requirement-review/split-description';
import { renderWithProviders } from '@/scripts/testing/render';
import { RequirementProposals } from './requirement-proposals';

function Form({ description }: { description: string }) {
  const [list, setList] = useState<RequirementProposal[]>([]);
  return (
    <>
      <RequirementProposals
        description={description}
        isListed={(text) => list.some((one) => one.text === text)}
        onAccept={(proposals) => setList([...list, ...proposals])}
      />
      <div data-testid="list">
        {list.map(({ text, necessity, importance }) => `${text} ${necessity} ${importance}`).join('; ')}
      </div>
    </>
  );
}

const advert = 'Requirements:\n- At least 3 years of SQL\n- Driving licence\nNice to have:\n- Kafka';
const list = (): string => screen.getByTestId('list').textContent;

test('proposals are accepted one by one or all at once', async () => {
  const user = userEvent.setup();
  renderWithProviders(<Form description={advert} />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 requirements found');
  await user.click(screen.getByRole('button', { name: 'Add “Kafka”' }));
  expect(list()).toBe('Kafka NICE_TO_HAVE 2');
  expect(screen.getByRole('status')).toHaveTextContent('2 requirements found');
  await user.click(screen.getByRole('button', { name: 'Add all' }));
  expect(list()).toBe('Kafka NICE_TO_HAVE 2; At least 3 years of SQL REQUIRED 4; Driving licence REQUIRED 3');
  expect(screen.getByRole('status')).toHaveTextContent('All requirements of the description are in the list already.');
});

test('a description without requirements is reported, an empty one cannot be split', async () => {
  const user = userEvent.setup();
  const { rerender } = renderWithProviders(<Form description="We are near the metro." />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  expect(screen.getByRole('status')).toHaveTextContent('No sentence of the description looks like a requirement.');
  await user.click(screen.getByRole('button', { name: 'Close the proposals' }));
  rerender(<Form description=" " />);
  expect(screen.getByRole('button', { name: 'Split the description into requirements' })).toBeDisabled();
});
