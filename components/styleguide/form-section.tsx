import { ChoiceStates } from './choice-states';
import { TextStates } from './text-states';

/** Every form field in its states. */
export function FormSection() {
  return (
    <div className="flex flex-col gap-10">
      <TextStates />
      <ChoiceStates />
    </div>
  );
}
