import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';

/** Where a code of the app is typed; browsers and keyboards offer what they know. */
export function CodeInput(props: ComponentProps<'input'>) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={20}
      {...props}
      className="h-10 font-mono tracking-widest"
    />
  );
}
