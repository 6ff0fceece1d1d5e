/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { ProcessPermissions } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { renderWithProviders } from '@/tests/render';
import { InformationTab } from './information-tab';

jest.mock('./process-information', () => ({ ProcessInformation: () => null }));
jest.mock('./process-particulars', () => ({ ProcessParticulars: () => null }));

test.each([
  ['en', 'Process Details'],
  ['pl', 'Szczegóły procesu'],
] as const)('the tab is headed as the specification titles it: %s', (locale, title) => {
  renderWithProviders(
    <NuqsTestingAdapter>
      <ProcessPermissions permissions={['process:read']}>
        <InformationTab process={{} as ProcessDto} />
      </ProcessPermissions>
    </NuqsTestingAdapter>,
    locale,
  );
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});
