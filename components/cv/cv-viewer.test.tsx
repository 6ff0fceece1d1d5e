/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, type ReactNode } from 'react';
import { renderWithProviders } from '@/tests/render';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { CvPage } from '@/lib/domain/cv-document';
import { useKeyListener } from '@/components/keys/use-key-listener';
import { CvFocusProvider } from './cv-focus';
import { CvViewer } from './cv-viewer';

interface FakeDocumentProps {
  onLoadSuccess: (document: object) => void;
  onSourceError: (error: Error) => void;
  onLoadError: (error: Error) => void;
  children: ReactNode;
}

/** The outcome of each load. */
const tries: ((props: FakeDocumentProps) => void)[] = [];
const good = { getViewport: () => ({ width: 100, height: 141 }) };

function FakeDocument(props: FakeDocumentProps) {
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) tries.shift()?.(props);
    begun.current = true;
  });
  return props.children;
}
jest.mock('react-pdf', () => ({
  pdfjs: { GlobalWorkerOptions: {} },
  Document: (props: FakeDocumentProps) => <FakeDocument {...props} />,
  Page: (props: FakePageProps) => <FakePage {...props} />,
}));

interface FakePageProps {
  pageNumber: number;
  onRenderError?: (error: Error) => void;
}

/** Pages whose drawing fails. */
const undrawable = new Set<number>();

function FakePage({ pageNumber, onRenderError }: FakePageProps) {
  useEffect(() => {
    if (undrawable.has(pageNumber)) onRenderError?.(new Error('no canvas'));
  });
  return null;
}

/** Loads a document with these pages. */
function opens(pages: (() => Promise<object>)[], loadingTask = { destroyed: false }) {
  const getPage = (number: number) => pages[number - 1]?.();
  return ({ onLoadSuccess }: FakeDocumentProps) => onLoadSuccess({ numPages: pages.length, getPage, loadingTask });
}

const readable = () => Promise.resolve(good);
const broken = () => Promise.reject(new Error('Page dictionary kid is broken'));

/** Each word a span, five points a character. */
function pageOf(number: number, words: string): CvPage {
  const spans = [...words.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    x: 5 * index,
    y: 50,
    width: 5 * word.length,
    height: 8,
  }));
  return { number, width: 100, height: 141, text: words, spans };
}

beforeEach(() => {
  tries.length = 0;
  undrawable.clear();
  localStorage.clear();
  text.mockReset().mockResolvedValue([pageOf(1, 'Java i Kafka'), pageOf(2, 'Zażółć: JAVA')]);
  Object.assign(globalThis, { IntersectionObserver: ResizeObserver });
  HTMLElement.prototype.scrollTo = () => undefined;
  // Pages stand below each other.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 900 * (Number(this.dataset.page ?? 1) - 1), 600, 846);
  });
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

const text = jest.fn<Promise<CvPage[]>, []>();

function quotedOn(page: number, criterionId: string): CriterionVerdictDto {
  const boxes = [{ left: 0.1, top: 0.2, width: 0.3, height: 0.02 }];
  return {
    criterion: { criterionId, kind: 'REQUIREMENT', text: criterionId },
    verdict: 'MET',
    evidence: [{ id: `e-${criterionId}`, page, start: 0, end: 4, quote: `Quote of ${criterionId}`, boxes }],
  } as unknown as CriterionVerdictDto;
}

function Keys() {
  useKeyListener();
  return null;
}

async function show(verdicts: CriterionVerdictDto[] = []): Promise<void> {
  renderWithProviders(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Keys />
      <CvFocusProvider>
        <CvViewer
          file={new Blob(['%PDF-1.7'])}
          fileName="CV.pdf"
          textQuery={{ queryKey: ['cv', 'text'], queryFn: text }}
          verdicts={verdicts}
        />
      </CvFocusProvider>
    </QueryClientProvider>,
  );
  await act(() => Promise.resolve());
}

const pages = () => screen.queryAllByRole('group', { name: /^Page \d$/ });

test.each<[string, (props: FakeDocumentProps) => void]>([
  ['no page of it can be read', (props) => opens([broken, broken])(props)],
  ['the file cannot be read', ({ onSourceError }) => onSourceError(new Error('NotReadableError'))],
  ['the file is no PDF', ({ onLoadError }) => onLoadError(new Error('Invalid PDF structure.'))],
])('when %s the viewer reports it and can retry', async (_why, fails) => {
  tries.push(fails, opens([readable, readable]));
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('This CV could not be shown');
  expect(pages()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(pages()).toHaveLength(2);
});

test('errors of a destroyed document are ignored', async () => {
  tries.push(opens([broken], { destroyed: true }));
  await show();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unreadable page does not hide the others', async () => {
  tries.push(opens([readable, broken, readable]));
  await show();
  await waitFor(() => expect(pages()).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that cannot be drawn says so in its place and offers the download', async () => {
  tries.push(opens([readable]));
  undrawable.add(1);
  await show();
  const [first] = pages();
  if (!first) throw new Error('There is no page.');
  expect(await within(first).findByText('Page 1 could not be shown.')).toBeVisible();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  Object.assign(URL, { createObjectURL: () => 'blob:cv' });
  fireEvent.click(within(first).getByRole('button', { name: 'Download CV' }));
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'CV.pdf' });
});

const hits = (kind: string) => document.querySelectorAll(`[data-hit=${kind}]`);
const status = () => screen.getByRole('status');
const marks = () => screen.getAllByRole('option');
/** What is seen of the quotes. */
const shown = () => marks().map((mark) => !mark.className.split(' ').includes('opacity-0'));

describe('search', () => {
  beforeEach(() => void tries.push(opens([readable, readable])));

  test('by keyboard: / opens it, Enter and Shift+Enter go round the hits of all pages, Esc closes it', async () => {
    const user = userEvent.setup();
    await show();
    expect(text).not.toHaveBeenCalled();
    await user.keyboard('/');
    expect(screen.getByRole('textbox', { name: 'Find in the CV' })).toHaveFocus();
    await user.keyboard('java');
    await waitFor(() => expect(status()).toHaveTextContent('1 of 2'));
    const currentPage = () => hits('current')[0]?.closest('[data-page]')?.getAttribute('data-page');
    expect(currentPage()).toBe('1');
    await user.keyboard('{Enter}');
    expect(status()).toHaveTextContent('2 of 2');
    expect(currentPage()).toBe('2');
    expect(hits('other')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(status()).toHaveTextContent('1 of 2');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(status()).toHaveTextContent('2 of 2');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    expect(hits('current')).toHaveLength(0);
    expect(screen.getByRole('region', { name: 'The candidate’s CV' })).toHaveFocus();
  });

  test('letters are folded, and it says when there is nothing', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('button', { name: 'Find in the CV' }));
    await user.keyboard('zazolc');
    await waitFor(() => expect(status()).toHaveTextContent('1 of 1'));
    await user.keyboard('x');
    expect(status()).toHaveTextContent('Not found');
    expect(screen.getByRole('button', { name: 'Next hit' })).toBeDisabled();
  });

  test.each<[string, CvPage[] | Error, RegExp]>([
    ['has not been read', [], /has not been read yet/],
    ['has no text', [pageOf(1, '')], /No text could be read/],
    ['cannot be loaded', new Error('offline'), /could not be loaded/],
  ])('it says when the CV %s', async (_why, answer, words) => {
    if (answer instanceof Error) text.mockRejectedValue(answer);
    else text.mockResolvedValue(answer);
    const user = userEvent.setup();
    await show();
    await user.keyboard('/');
    await waitFor(() => expect(status()).toHaveTextContent(words));
  });

  test('a page without text is named', async () => {
    text.mockResolvedValue([pageOf(1, 'Java'), pageOf(2, '')]);
    const user = userEvent.setup();
    await show();
    await user.keyboard('/');
    expect(await screen.findByText(/^Page 2 has no text/)).toBeVisible();
  });
});

test('only the criterion in focus is highlighted, all of them on demand, which is remembered', async () => {
  tries.push(opens([readable]));
  const user = userEvent.setup();
  await show([quotedOn(1, 'java'), quotedOn(1, 'kafka')]);
  expect(shown()).toEqual([false, false]);
  await user.tab();
  while (!screen.getByRole('listbox').matches(':focus')) await user.tab();
  expect(shown()).toEqual([true, false]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(shown()).toEqual([false, true]);
  await user.keyboard('a');
  expect(shown()).toEqual([true, true]);
  expect(screen.getByRole('button', { name: 'Highlight all quotes' })).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('cv-all-quotes')).toBe('on');
  await user.click(screen.getByRole('button', { name: 'Highlight all quotes' }));
  expect(localStorage.getItem('cv-all-quotes')).toBeNull();
});

test('a page is turned with what is marked on it, and keeps the width', async () => {
  tries.push(opens([readable, readable]));
  const user = userEvent.setup();
  await show([quotedOn(1, 'java')]);
  const [first, second] = pages();
  const sheet = () => screen.getByRole('option').closest<HTMLElement>('[style*=rotate]');
  const { width, height } = first?.style ?? {};
  await user.keyboard('o');
  expect(sheet()?.style.transform).toContain('rotate(90deg)');
  expect(first?.style.width).toBe(width);
  expect(Number.parseFloat(first?.style.height ?? '')).toBeLessThan(Number.parseFloat(height ?? ''));
  expect(second?.style).toMatchObject({ width, height });
  await user.click(screen.getByRole('button', { name: 'Rotate the page' }));
  expect(sheet()?.style.transform).toContain('rotate(180deg)');
});

test('thumbnails are one tab stop: arrows and clicks lead to a page', async () => {
  tries.push(opens([readable, readable, readable]));
  const user = userEvent.setup();
  const scrollTo = jest.spyOn(HTMLElement.prototype, 'scrollTo');
  await show();
  await user.keyboard('m');
  const buttons = () => within(screen.getByRole('navigation', { name: 'Page thumbnails' })).getAllByRole('button');
  expect(
    buttons()
      .map((button) => button.tabIndex)
      .filter((index) => index === 0),
  ).toHaveLength(1);
  act(() => buttons()[0]?.focus());
  await user.keyboard('{ArrowDown}');
  expect(buttons()[1]).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await user.keyboard(']');
  expect(scrollTo).toHaveBeenCalledTimes(2);
  await user.keyboard('m');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a CV of one page without quotes offers neither thumbnails nor highlights', async () => {
  tries.push(opens([readable]));
  await show();
  expect(screen.queryByRole('button', { name: 'Page thumbnails' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Highlight all quotes' })).toBeNull();
});
