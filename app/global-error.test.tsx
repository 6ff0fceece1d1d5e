/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import GlobalError from './global-error';

const show = () => render(<GlobalError error={new Error('boom')} />, { container: document });

test.each(['en', 'pl'])('the support address of the failed document is shown: %s', (locale) => {
  document.cookie = `locale=${locale}; path=/`;
  document.documentElement.dataset['supportEmail'] = 'help@company.example';
  show();
  expect(screen.getByRole('link', { name: 'help@company.example' })).toHaveAttribute(
    'href',
    'mailto:help@company.example',
  );
});

test('where the server could not render the document the advice is without an address', () => {
  document.cookie = 'locale=en; path=/';
  delete document.documentElement.dataset['supportEmail'];
  show();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
