import { redirect } from 'next/navigation';
import { requirePagePermission } from '@/lib/auth/page-actor';

/** Administration begins with the people. */
export default async function AdministrationPage() {
  await requirePagePermission('administration');
  redirect('/administration/people');
}
