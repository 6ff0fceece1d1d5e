import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Combobox } from '@/components/ui/combobox';
import { fullName } from '@/components/users/full-name';
import { shortUsersQuery } from '@/components/users/short-users';
import type { ProcessAccess } from '@/lib/domain/process-access-schemas';
import type { useChangeAccess } from './use-change-access';

interface AddMemberProps {
  access: ProcessAccess;
  add: ReturnType<typeof useChangeAccess>['add'];
}

/** People who are no members, by typing their name; who is chosen is added. */
export function AddMember({ access, add }: AddMemberProps) {
  const t = useTranslations('processAccess');
  const { data: people = [] } = useQuery(shortUsersQuery);
  const members = new Set(access.members.map(({ user }) => user.userId));
  const others = people.filter(({ userId }) => !members.has(userId));
  return (
    <Combobox
      className="mt-2 max-w-80"
      label={t('add')}
      aria-label={t('add')}
      placeholder={t('addHint')}
      options={others.map((person) => ({ value: person.userId, label: fullName(person) }))}
      value={null}
      disabled={add.isPending || others.length === 0}
      onChange={(userId) => userId && add.mutate(userId)}
    />
  );
}
