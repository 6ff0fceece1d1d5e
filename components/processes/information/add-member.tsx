import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Combobox } from '@/components/ui/combobox';
import { shortUsersQuery } from '@/components/users/short-users';
import { usePersonOptions } from '@/components/users/use-person-options';
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
  const options = usePersonOptions(people.filter(({ userId }) => !members.has(userId)));
  return (
    <Combobox
      className="mt-2 max-w-80"
      label={t('add')}
      aria-label={t('add')}
      placeholder={t('addHint')}
      options={options}
      value={null}
      disabled={add.isPending || options.length === 0}
      onChange={(userId) => userId && add.mutate(userId)}
    />
  );
}
