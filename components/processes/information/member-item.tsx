import { X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { useCan, useCurrentUser } from '@/components/users/current-user';
import { fullName } from '@/components/users/full-name';
import type { ProcessAccess, ProcessMemberDto } from '@/lib/domain/process-access-schemas';
import type { useChangeAccess } from './use-change-access';

interface MemberItemProps {
  member: ProcessMemberDto;
  access: ProcessAccess;
  remove: ReturnType<typeof useChangeAccess>['remove'];
}

/** A member, who added them and when. Who would not see the process any more is asked before leaving. */
export function MemberItem({ member, access, remove }: MemberItemProps) {
  const t = useTranslations('processAccess');
  const roles = useTranslations('layout.role');
  const format = useFormatter();
  const [isLeaving, setIsLeaving] = useState(false);
  const isOwn = useCurrentUser().userId === member.user.userId;
  const seesAll = useCan('administration');
  const { user, role, isActive, isCreator, addedBy, addedAt } = member;
  const { userId } = user;
  const name = fullName(user);
  const date = format.dateTime(new Date(addedAt), { dateStyle: 'medium' });
  const asks = isOwn && access.restricted && !seesAll;
  return (
    <li className="flex min-h-9 items-center justify-between gap-2 border-b py-1 last:border-b-0">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="break-words">{name}</span>
        <span className="text-ink-muted text-sm">{role ? roles(role) : t('noRole')}</span>
        {isCreator && <Badge>{t('creator')}</Badge>}
        {!isActive && <Badge tone="caution">{t('inactive')}</Badge>}
        <span className="text-ink-muted text-sm">
          {addedBy ? t('added', { date, name: fullName(addedBy) }) : t('addedBySystem', { date })}
        </span>
      </div>
      {access.mayChange && (
        <IconButton
          size="sm"
          label={t('remove', { name })}
          disabled={remove.isPending}
          onClick={() => (asks ? setIsLeaving(true) : remove.mutate(userId))}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={t('leave.title')}
        confirmLabel={t('leave.confirm')}
        danger
        loading={remove.isPending}
        onConfirm={() => remove.mutate(userId, { onSettled: () => setIsLeaving(false) })}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </li>
  );
}
