import { GuideMarkdown, type GuideNode } from '@/components/guide/guide-markdown';

interface NoticeTextProps {
  title: string;
  body: GuideNode[];
  /** The element of the title; on a page with a title of its own `h2`. */
  heading?: 'h1' | 'h2';
}

/** A privacy page, terms or another document of the installation. */
export function NoticeText({ title, body, heading: Title = 'h1' }: NoticeTextProps) {
  return (
    <>
      <Title className="text-2xl font-medium text-balance break-words">{title}</Title>
      <div className="break-words">
        <GuideMarkdown nodes={body} pictures={{}} />
      </div>
    </>
  );
}
