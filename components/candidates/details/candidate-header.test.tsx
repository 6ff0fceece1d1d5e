/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRegisteredActions } from '@/components/keys/screen-actions';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { renderWithProviders } from '@/tests/render';
import { CandidateHeader } from './candidate-header';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({}) }));

function Palette() {
  return <output>{useRegisteredActions().map(({ id }) => id)}</output>;
}

type Props = Parameters<typeof CandidateHeader>[0];

function show(pick: Pick<Props, 'onPick' | 'pickObstacle'> & Partial<Pick<Props, 'candidate'>>) {
  renderWithProviders(
    <>
      <CandidateHeader
        name="Anna Nowak"
        candidate={undefined}
        liveStatus={undefined}
        stage={null}
        menu={null}
        backUrl="/processes/p"
        navigation={{
          position: null,
          total: null,
          hasNext: false,
          hasPrevious: false,
          goNext: jest.fn(),
          goPrevious: jest.fn(),
        }}
        onReprocess={null}
        hideReprocess={false}
        reprocessing={false}
        {...pick}
      />
      <Palette />
    </>,
  );
  return screen.queryByRole('button', { name: 'Move to ‘Chosen by AI’' });
}

test('a candidate who cannot be sent shows why; neither the button nor the palette offers it', async () => {
  const button = show({ onPick: null, pickObstacle: 'NOT_FROM_ATS' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^Cannot be sent to the ATS\. The CV was uploaded here/);
  expect(screen.getByText(/The CV was uploaded here/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('others are sent', async () => {
  const onPick = jest.fn();
  const button = show({ onPick, pickObstacle: null });
  expect(button).not.toHaveAttribute('aria-disabled');
  if (button) await userEvent.click(button);
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('pick');
});

test('without an ATS or the right to send there is no button', () => {
  expect(show({ onPick: null, pickObstacle: null })).toBeNull();
});

test('who was rejected in the ATS is marked so in words', () => {
  const candidate = { ownId: '3-12', atsId: null, isRejectedInAts: true } as CandidateDto;
  show({ onPick: null, pickObstacle: null, candidate });
  expect(screen.getByText('Rejected in the ATS')).toBeVisible();
});
