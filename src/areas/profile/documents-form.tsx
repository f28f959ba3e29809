import { useEffect, useId, useRef, useState } from 'react';
import { updateReservation } from '../../api/profile-changes.ts';
import { reservationQuery } from '../../api/consents.ts';
import { useConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { Choice } from '../../ui/controls/choice.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { SuccessBanner } from '../../ui/feedback/success-banner.tsx';
import { useFormsText } from './forms-text.ts';
import { EditForm } from './edit-form.tsx';

/** Shows how documents are sent now. A checkbox and 'Bekreft' switch to the other way. */
export function DocumentsForm({ isOnPaper }: { readonly isOnPaper: boolean }) {
  const text = useFormsText();
  // What the tick asks for. Another tab may change the stored choice, and the label with it: that tick no longer counts.
  const [wanted, setWanted] = useState<boolean>();
  const isTicked = wanted === !isOnPaper;
  // eslint-disable-next-line react-hooks/set-state-in-effect -- nor does it count when the choice is changed back
  useEffect(() => setWanted(undefined), [isOnPaper]);
  const [isMissed, setIsMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [message, tell] = useMessage(() => text.documentsSaved);
  const update = useConfirmedMutation<boolean>({
    area: 'profile',
    scope: 'documents',
    queries: [reservationQuery],
    send: (api, wantsPaper) => updateReservation(api, wantsPaper),
    commit: ({ api, queryClient }, hasReservation) =>
      queryClient.setQueryData(reservationQuery(api).queryKey, { hasReservation }),
    isStored: ({ api, queryClient }, wantsPaper) => queryClient.getQueryData(reservationQuery(api).queryKey)?.hasReservation === wantsPaper,
    // The checkbox now offers the opposite.
    onSaved: () => setWanted(undefined),
    agrees: (newData, wantsPaper) => {
      const data = newData(reservationQuery);
      return data && data.hasReservation === wantsPaper;
    },
    onAgreed: tell,
  });

  function confirm(): void {
    setIsMissed(!isTicked);
    if (isTicked) update.save(!isOnPaper);
    else box.current?.focus();
  }

  function tick(isChecked: boolean): void {
    setWanted(isChecked ? !isOnPaper : undefined);
    setIsMissed(false);
    update.reset();
  }

  return (
    <EditForm
      isBusy={update.isSaving}
      failure={update.error ? text.documentsError : update.contradicted === undefined ? undefined : text.documentsUnconfirmed}
      saveText={text.confirm}
      saveAs="confirm-documents"
      onSave={confirm}
    >
      <p>{isOnPaper ? text.getsPaper : text.getsDigital}</p>
      <Choice
        type="checkbox"
        label={isOnPaper ? text.wantDigital : text.wantPaper}
        trackAs={isOnPaper ? 'want-digital' : 'want-paper'}
        isChecked={isTicked}
        isDisabled={update.isSaving}
        errorId={isMissed ? errorId : undefined}
        ref={box}
        onChange={tick}
      />
      {isMissed && <FieldError id={errorId}>{text.notTicked}</FieldError>}
      {update.isConfirmed && message && <SuccessBanner>{message}</SuccessBanner>}
    </EditForm>
  );
}
