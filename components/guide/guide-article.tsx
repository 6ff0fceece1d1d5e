import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { GuideMarkdown, type GuideNode, type GuidePicture } from './guide-markdown';
import { ScrollToSection } from './scroll-to-section';

interface Neighbour {
  slug: string;
  title: string;
}

interface GuideArticleProps {
  page: {
    title: string;
    lead: string;
    headings: { id: string; text: string }[];
    body: GuideNode[];
    previous: Neighbour | null;
    next: Neighbour | null;
  };
  pictures: Readonly<Record<string, GuidePicture>>;
}

/** A guide page: its text, headings and links to its neighbours. */
export function GuideArticle({ page, pictures }: GuideArticleProps) {
  const t = useTranslations('guide');
  return (
    <div className="flex justify-between gap-10 px-4 py-8 lg:px-10">
      <ScrollToSection />
      <article className="max-w-[56rem] min-w-0 flex-1 pb-10">
        <h1 className="text-2xl font-medium text-balance">{page.title}</h1>
        <p className="text-ink-muted mt-2 max-w-[68ch] text-lg text-pretty">{page.lead}</p>
        <GuideMarkdown nodes={page.body} pictures={pictures} />
        <nav aria-label={t('neighbours')} className="mt-12 grid gap-3 sm:grid-cols-2 print:hidden">
          {page.previous && <NeighbourLink page={page.previous} direction="previous" />}
          {page.next && <NeighbourLink page={page.next} direction="next" />}
        </nav>
      </article>
      {page.headings.length > 1 && (
        <nav aria-label={t('onThisPage')} className="w-52 shrink-0 max-xl:hidden print:hidden">
          <div className="sticky top-8 text-sm">
            <p className="text-ink-faint pb-1">{t('onThisPage')}</p>
            <ul className="border-l">
              {page.headings.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="text-ink-muted hover:text-ink block py-0.5 pl-3 text-pretty hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </div>
  );
}

function NeighbourLink({ page, direction }: { page: Neighbour; direction: 'previous' | 'next' }) {
  const t = useTranslations('guide');
  const next = direction === 'next';
  return (
    <Link
      href={`/docs/${page.slug}`}
      rel={next ? 'next' : 'prev'}
      className={`bg-surface hover:bg-hover rounded-lg border px-4 py-3 ${next ? 'text-right sm:col-start-2' : ''}`}
    >
      <span className="text-ink-muted inline-flex items-center gap-1 text-sm">
        {!next && <ArrowLeft className="size-3.5" aria-hidden="true" />}
        {t(direction)}
        {next && <ArrowRight className="size-3.5" aria-hidden="true" />}
      </span>
      <span className="block font-medium">{page.title}</span>
    </Link>
  );
}
