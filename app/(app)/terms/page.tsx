import { LegalPage } from '@/components/page/legal-page';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('legal.terms.title');

export default function TermsPage() {
  return <LegalPage id="terms" sections={['use', 'cvs', 'decision', 'fairness', 'licence']} />;
}
