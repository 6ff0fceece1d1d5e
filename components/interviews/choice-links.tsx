import Link from 'next/link';
import { cn } from '@/components/ui/class-names';

interface ChoiceLinksProps {
  label: string;
  choices: readonly { id: string; label: string; href: string }[];
  chosen: string;
}

/** Switches between views of a list; each has its own URL. */
export function ChoiceLinks({ label, choices, chosen }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap rounded-md border p-px text-sm">
      {choices.map(({ id, label: words, href }) => (
        <Link
          key={id}
          href={href}
          prefetch={false}
          aria-current={id === chosen ? 'true' : undefined}
          className={cn(
            'text-ink-muted hover:text-ink rounded-sm px-2.5 py-1 transition-colors',
            id === chosen && 'bg-selected text-ink font-medium',
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
