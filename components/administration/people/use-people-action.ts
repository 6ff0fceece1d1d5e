import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';

interface PeopleAction<Result, Input> {
  send: (input: Input) => Promise<Result>;
  /** For the banner; none where a dialog says it. */
  done?: string;
  onDone?: (result: Result) => void;
}

/** A change of people, or of what is kept of them. The page is loaded anew, after a failure, too: somebody else may have changed it. */
export function usePeopleAction<Result, Input = void>({ send, done, onDone }: PeopleAction<Result, Input>) {
  const router = useRouter();
  return useMutation({
    mutationFn: send,
    meta: { successBanner: done ?? false },
    onSuccess: onDone,
    onSettled: () => router.refresh(),
  });
}
