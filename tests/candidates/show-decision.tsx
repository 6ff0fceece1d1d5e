import { QueryClient } from '@tanstack/react-query';
import { CandidateDecision } from '@/components/candidates/decisions/candidate-decision';
import { KeepingProvider } from '@/components/kept-text/keeping';
import { useKeyListener } from '@/components/keys/use-key-listener';
import type { DecisionDto } from '@/lib/domain/candidate-review-schemas';
import { renderWithClient } from '@/tests/render';

function Keys() {
  useKeyListener();
  return null;
}

/** Shows the decision about Anna Nowak, with its keys. @returns what is called once she is decided about, or not any more */
export function showDecision(
  decision: DecisionDto | null = null,
  mayDecide = true,
  isBlind = false,
  client = new QueryClient(),
) {
  const on = { decided: jest.fn(), undone: jest.fn() };
  renderWithClient(
    <>
      <Keys />
      <KeepingProvider keeping={{ owner: 'u1', onRestored: () => undefined }}>
        <CandidateDecision
          candidate={{ id: 'c1', processId: 'p1', decision, isBlind }}
          name="Anna Nowak"
          mayDecide={mayDecide}
          onDecided={on.decided}
          onUndone={on.undone}
        />
      </KeepingProvider>
    </>,
    client,
  );
  return on;
}
