import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useBanner } from '@/components/ui/banner';
import { shortUsersQuery } from '@/components/users/short-users';
import type { ProcessAccess } from '@/lib/domain/process-access-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';

/** Restricts a process or opens it, and adds and removes its members. */
export function useChangeAccess(processId: string) {
  const t = useTranslations('processAccess');
  const client = useQueryClient();
  const banner = useBanner();
  const path = `/processes/${processId}`;
  const keep = (access: ProcessAccess) => client.setQueryData(processQueries.access(processId).queryKey, access);
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: processQueries.all }),
      // Other people can be mentioned.
      client.invalidateQueries({ queryKey: [...shortUsersQuery.queryKey, processId] }),
    ]);
  const options = { meta: { successBanner: false }, onSettled };
  const restrict = useMutation({
    ...options,
    mutationFn: (restricted: boolean) =>
      apiAnswer<ProcessAccess>({ method: 'PUT', path: `${path}/access`, body: { restricted } }),
    onSuccess: (access) => {
      keep(access);
      banner.showSuccess(t(access.restricted ? 'nowRestricted' : 'nowOpen'));
    },
  });
  const add = useMutation({
    ...options,
    mutationFn: (userId: string) => apiAnswer<ProcessAccess>({ method: 'PUT', path: `${path}/members/${userId}` }),
    onSuccess: keep,
  });
  const remove = useMutation({
    ...options,
    mutationFn: (userId: string) => apiRequest({ method: 'DELETE', path: `${path}/members/${userId}` }),
  });
  return { restrict, add, remove };
}
