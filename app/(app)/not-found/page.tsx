import { NotFoundMessage } from '@/components/page/not-found-message';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('errorPages.notFound.title');

export default function NotFoundPage() {
  return <NotFoundMessage />;
}
