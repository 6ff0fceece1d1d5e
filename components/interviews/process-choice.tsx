'use client';

import { useRouter } from 'next/navigation';
import { NativeSelect } from '@/components/ui/native-select';

interface ProcessChoiceProps {
  label: string;
  /** Each with the URL of the list narrowed to it. */
  choices: readonly { id: string; label: string; href: string }[];
  chosen: string;
}

/** Narrows a list to a process. */
export function ProcessChoice({ label, choices, chosen }: ProcessChoiceProps) {
  const router = useRouter();
  return (
    <NativeSelect
      aria-label={label}
      className="max-w-72"
      value={chosen}
      onChange={({ target }) => {
        const choice = choices.find(({ id }) => id === target.value);
        if (choice) router.push(choice.href);
      }}
    >
      {choices.map(({ id, label: words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </NativeSelect>
  );
}
