import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';

interface PeopleAction<Result> {
  send: () => Promise<Result>;
  /** For the banner; none where a dialog says it. */
  done?: string;
  onDone: (result: Result) => void;
}

/** A change of people. The page is loaded anew, after a failure, too: somebody else may have changed it. */
export function usePeopleAction<Result>({ send, done, onDone }: PeopleAction<Result>) {
  const router = useRouter();
  return useMutation({
    mutationFn: send,
    meta: { successBanner: done ?? false },
    onSuccess: onDone,
    onSettled: () => router.refresh(),
  });
}
