import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en/analysis.json';
import pl from '@/messages/pl/analysis.json';
import { UnjudgedNote } from './unjudged-note';

function show(locale: 'pl' | 'en', texts: string[]): void {
  render(
    <NextIntlClientProvider locale={locale} messages={{ analysis: locale === 'pl' ? pl : en }}>
      <UnjudgedNote texts={texts} />
    </NextIntlClientProvider>,
  );
}

test('names what is not judged', () => {
  show('pl', ['Owocowe czwartki', 'aaaa']);
  expect(screen.getByText(/nie mówią niczego.*: „Owocowe czwartki”, „aaaa”\.$/)).toBeVisible();
});

test('a long description is shortened', () => {
  show('en', [`Join us. ${'We grow. '.repeat(50)}`]);
  expect(screen.getByText(/^This says nothing a CV can be judged by.*Join us\..*…”\.$/)).toBeVisible();
});

test('nothing is said where everything is judged', () => {
  show('pl', []);
  expect(document.body).toHaveTextContent('');
});
