import { useAppContext } from '../../hooks/app-context.ts';
import { Card } from '../../ui/content/card.tsx';
import { PersonName } from '../../ui/content/person-name.tsx';
import { Loader } from '../../ui/feedback/loader.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormRow } from '../../ui/layout/form-row.tsx';
import { Pair } from '../../ui/layout/pair.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useProfileText } from './profile-text.ts';

/** Placeholder for rows. */
export function ProfileSkeleton({ rows }: { readonly rows: number }) {
  const text = useProfileText();
  return (
    <div>
      <Loader variant="quiet" text={text.loading} />
      <CardSkeleton rows={rows} />
    </div>
  );
}

function CardSkeleton({ rows }: { readonly rows: number }) {
  return <Card>{[...Array(rows).keys()].map((row) => <RowSkeleton key={row} />)}</Card>;
}

/** Placeholder for a row. */
export function RowSkeleton() {
  return <FormRow isLoading title={<Skeleton />} value={<Skeleton />} />;
}

/** Placeholder for the customer's name and the line below it. */
export function IdentitySkeleton() {
  return (
    <div aria-hidden="true">
      <PersonName name={<Skeleton shape="heading" />} isLong={false} />
      <Skeleton />
    </div>
  );
}

/** Placeholder for a section: its heading, and a card of rows. Only one of several is announced to screen readers. */
function SectionSkeleton({ rows, isTold = false }: { readonly rows: number; readonly isTold?: boolean }) {
  return (
    <Stack gap={24}>
      <div className="heading heading-m" aria-hidden="true"><Skeleton shape="heading" /></div>
      {isTold ? <ProfileSkeleton rows={rows} /> : <CardSkeleton rows={rows} />}
    </Stack>
  );
}

/** Whether the profile shows the union membership. */
export function useHasUnionRow(): boolean {
  return useAppContext().distributor === 'sb1';
}

/** Placeholder for the customer's details. */
export function DetailsSkeleton({ isTold }: { readonly isTold: boolean }) {
  return <SectionSkeleton rows={useHasUnionRow() ? 4 : 3} isTold={isTold} />;
}

/** Placeholder for the choices. */
export function ChoicesSkeleton() {
  return <Pair><SectionSkeleton rows={2} isTold /><SectionSkeleton rows={2} /></Pair>;
}

/** Placeholder for the value of a row. */
export function LoadingValue() {
  const text = useProfileText();
  return (
    <>
      <Loader variant="quiet" text={text.loading} />
      <Skeleton />
    </>
  );
}
