import { ResetPasswordCard } from '@/components/users/reset-password-card';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('signIn.reset.title');

/** Where the link for a new password leads; its token is in the fragment, which only the browser sees. */
export default function ResetPasswordPage() {
  return <ResetPasswordCard />;
}
