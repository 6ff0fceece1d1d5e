import { Info, Lightbulb, TriangleAlert } from 'lucide-react';
import { RuleType, type MarkdownToJSX } from 'markdown-to-jsx/markdown';
import { useTranslations } from 'next-intl';
import Image from 'next/image';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { cn } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { GuideTable } from './guide-table';

export type GuideNode = MarkdownToJSX.ASTNode;

export interface GuidePicture {
  src: string;
  width: number;
  height: number;
}

type Pictures = Readonly<Record<string, GuidePicture>>;

interface GuideMarkdownProps {
  nodes: readonly GuideNode[];
  pictures: Pictures;
}

/** Inline code `key:J` renders a keyboard key. */
const keyMark = 'key:';

/** Markdown free of HTML, trusted (the guide) or cleaned (lib/notices), with the product's components. */
export function GuideMarkdown({ nodes, pictures }: GuideMarkdownProps): ReactNode {
  return nodes.map((node, index) => <Piece key={index} node={node} pictures={pictures} />);
}

function Piece({ node, pictures }: { node: GuideNode; pictures: Pictures }) {
  const inner = (nodes: readonly GuideNode[]) => <GuideMarkdown nodes={nodes} pictures={pictures} />;
  switch (node.type) {
    case RuleType.text:
      return node.text;
    case RuleType.textFormatted:
      return node.tag === 'em' ? <em>{inner(node.children)}</em> : <strong>{inner(node.children)}</strong>;
    case RuleType.codeInline:
      return <InlineCode text={node.text} />;
    case RuleType.breakLine:
      return <br />;
    case RuleType.link:
      return <GuideLink target={node.target ?? ''}>{inner(node.children)}</GuideLink>;
    case RuleType.heading:
      return <Heading node={node}>{inner(node.children)}</Heading>;
    case RuleType.paragraph:
      return <Paragraph node={node} pictures={pictures} />;
    case RuleType.orderedList:
    case RuleType.unorderedList:
      return <List node={node} pictures={pictures} />;
    case RuleType.blockQuote:
      return <Note alert={node.alert}>{inner(node.children)}</Note>;
    case RuleType.table:
      return <GuideTable header={node.header.map(inner)} rows={node.cells.map((row) => row.map(inner))} />;
    case RuleType.codeBlock:
      return <CodeBlock text={node.text} />;
    default:
      return null;
  }
}

function InlineCode({ text }: { text: string }) {
  if (text.startsWith(keyMark)) return <Kbd className="align-[0.05em]">{text.slice(keyMark.length)}</Kbd>;
  return <code className="inline-code">{text}</code>;
}

function Heading({ node, children }: { node: MarkdownToJSX.HeadingNode; children: ReactNode }) {
  const t = useTranslations('guide');
  const Tag = node.level === 2 ? 'h2' : 'h3';
  return (
    <Tag
      id={node.id || undefined}
      className={cn(
        'group max-w-[68ch] scroll-mt-4 break-after-avoid font-medium text-balance',
        node.level === 2 ? 'mt-10 text-xl' : 'mt-6 text-lg',
      )}
    >
      {children}
      {node.id && (
        <a
          href={`#${node.id}`}
          aria-label={t('linkToSection')}
          className="text-ink-faint ml-1.5 rounded-sm px-0.5 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          #
        </a>
      )}
    </Tag>
  );
}

/** A paragraph with only a picture renders as a figure. */
function Paragraph({ node, pictures }: { node: MarkdownToJSX.ParagraphNode; pictures: Pictures }) {
  const [first, ...rest] = node.children;
  if (first?.type === RuleType.image && rest.length === 0) return <Figure image={first} pictures={pictures} />;
  return (
    <p className="mt-3 max-w-[68ch] text-pretty">
      <GuideMarkdown nodes={node.children} pictures={pictures} />
    </p>
  );
}

function Figure({ image, pictures }: { image: MarkdownToJSX.ImageNode; pictures: Pictures }) {
  const name = /([^/]+)\.webp$/.exec(image.target ?? '')?.[1] ?? '';
  const picture = pictures[name];
  if (!picture) return null;
  return (
    <figure className="mt-5 break-inside-avoid">
      <a href={picture.src} className="block w-fit">
        <Image
          {...picture}
          alt={image.alt ?? ''}
          loading="lazy"
          unoptimized
          className="h-auto max-w-full rounded-lg border"
        />
      </a>
      {image.title && (
        <figcaption className="text-ink-muted mt-2 max-w-[68ch] text-sm text-pretty">{image.title}</figcaption>
      )}
    </figure>
  );
}

const listClasses =
  'mt-3 max-w-[68ch] space-y-1.5 pl-6 [&>li]:marker:text-ink-faint [&>li]:pl-1 [&>li]:text-pretty [&>li>ol]:mt-1.5 ' +
  '[&>li>p]:mt-0 [&>li>p+p]:mt-2 [&>li>ul]:mt-1.5';

function List({
  node,
  pictures,
}: {
  node: MarkdownToJSX.OrderedListNode | MarkdownToJSX.UnorderedListNode;
  pictures: Pictures;
}) {
  const ordered = node.type === RuleType.orderedList;
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={cn(listClasses, ordered ? 'list-decimal' : 'list-disc')}>
      {node.items.map((item, index) => (
        <li key={index}>
          <GuideMarkdown nodes={item} pictures={pictures} />
        </li>
      ))}
    </Tag>
  );
}

const noteVariants = {
  note: { icon: Info, className: 'bg-sunken [&>svg]:text-ink-muted' },
  tip: { icon: Lightbulb, className: 'bg-accent-soft [&>svg]:text-accent-ink' },
  warning: { icon: TriangleAlert, className: 'bg-caution-soft [&>svg]:text-caution-ink' },
} as const;

/** `> [!NOTE]`, `> [!TIP]` or `> [!WARNING]`. */
function Note({ alert, children }: { alert: string | undefined; children: ReactNode }) {
  const t = useTranslations('guide.note');
  const kind = alert?.toLowerCase() === 'warning' ? 'warning' : alert?.toLowerCase() === 'tip' ? 'tip' : 'note';
  const { icon: Icon, className } = noteVariants[kind];
  return (
    <div
      role="note"
      className={cn('mt-4 flex max-w-[68ch] break-inside-avoid gap-2.5 rounded-lg px-3.5 py-3', className)}
    >
      <Icon className="mt-0.5 size-4 shrink-0" role="img" aria-label={t(kind)} />
      <div className="min-w-0 flex-1 [&>:first-child]:mt-0">{children}</div>
    </div>
  );
}

/** Commands to copy; keyboard-scrollable. A group: landmarks of the same name would be hard to tell apart. */
function CodeBlock({ text }: { text: string }) {
  const t = useTranslations('guide');
  return (
    <pre
      tabIndex={scrollRegionTabIndex}
      role="group"
      aria-label={t('commands')}
      className="bg-sunken mt-4 overflow-x-auto rounded-lg border px-4 py-3 text-sm print:whitespace-pre-wrap"
    >
      <code>{text}</code>
    </pre>
  );
}

const classes = 'text-accent-ink rounded-sm underline underline-offset-2';

/** A link between the guide's source files, by name and anchor, becomes the URL in the product. */
function toHref(target: string): string {
  return target.replace(/^([a-z-]+)\.md(?=#|$)/, '/docs/$1');
}

/** A link in the guide: to another page, within the product, or external. */
function GuideLink({ target, children }: { target: string; children: ReactNode }) {
  if (/^(?:https?|mailto):/i.test(target)) {
    return (
      <a href={target} rel="noreferrer" className={classes}>
        {children}
      </a>
    );
  }
  return (
    <Link href={toHref(target)} prefetch={false} className={classes}>
      {children}
    </Link>
  );
}
