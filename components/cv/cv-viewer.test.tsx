/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { renderWithProviders } from '@/scripts/testing/render';
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
  Page: () => null,
}));

/** Loads a document with these pages. */
function opens(pages: (() => Promise<object>)[], loadingTask = { destroyed: false }) {
  const getPage = (number: number) => pages[number - 1]?.();
  return ({ onLoadSuccess }: FakeDocumentProps) => onLoadSuccess({ numPages: pages.length, getPage, loadingTask });
}

const readable = () => Promise.resolve(good);
const broken = () => Promise.reject(new Error('Page dictionary kid is broken'));

beforeEach(() => {
  tries.length = 0;
  Object.assign(globalThis, { IntersectionObserver: ResizeObserver });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

async function show(): Promise<void> {
  renderWithProviders(
    <CvFocusProvider>
      <CvViewer file={new Blob(['%PDF-1.7'])} fileName="CV.pdf" />
    </CvFocusProvider>,
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
