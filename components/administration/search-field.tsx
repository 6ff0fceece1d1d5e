import { debounce } from 'nuqs';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { maxSearchLength } from '@/lib/users/account-states';

/** For the URL state of a search: it changes once typing pauses. */
export const whileTyping = { limitUrlUpdates: debounce(300) };

interface SearchFieldProps {
  label: string;
  className?: string;
  value: string;
  /** @param search null: nothing is searched for */
  onSearch: (search: string | null) => void;
}

/** A search in a list of Administration. */
export function SearchField({ label, className, value, onSearch }: SearchFieldProps) {
  return (
    <FormField label={label} className={className}>
      <Input
        type="search"
        value={value}
        maxLength={maxSearchLength}
        onChange={({ target }) => onSearch(target.value || null)}
      />
    </FormField>
  );
}
