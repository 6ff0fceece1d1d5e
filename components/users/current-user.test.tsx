/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { CurrentUserProvider, ProcessPermissions, useCan, useCanAnywhere } from './current-user';

const viewer = { userId: 'u1', permissions: ['process:read'] } as unknown as CurrentUser;

function Offers() {
  const offers = { here: useCan('candidate:rate'), anywhere: useCanAnywhere('candidate:rate') };
  return <p>{JSON.stringify(offers)}</p>;
}

const offers = () => JSON.parse(screen.getByText(/here/).textContent) as unknown;

test('a process offers what may be done in it, also by a member alone', () => {
  render(
    <CurrentUserProvider user={viewer}>
      <ProcessPermissions permissions={['process:read', 'candidate:rate']}>
        <Offers />
      </ProcessPermissions>
    </CurrentUserProvider>,
  );
  expect(offers()).toEqual({ here: true, anywhere: false });
});

test('in a process nothing is offered that may only be done elsewhere', () => {
  render(
    <CurrentUserProvider user={{ ...viewer, permissions: ['candidate:rate'] }}>
      <ProcessPermissions permissions={['process:read']}>
        <Offers />
      </ProcessPermissions>
    </CurrentUserProvider>,
  );
  expect(offers()).toEqual({ here: false, anywhere: true });
});

test('outside of a process the user’s own permissions count', () => {
  render(
    <CurrentUserProvider user={viewer}>
      <Offers />
    </CurrentUserProvider>,
  );
  expect(offers()).toEqual({ here: false, anywhere: false });
});
