import { useLazy } from '../../hooks/use-lazy.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { BesidePicture } from '../../ui/layout/with-picture.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ProfileBlocks } from './profile-blocks.tsx';
import { useProfileText } from './profile-text.ts';

const loadPicture = async () => (await lazyImport(() => import('../../ui/pictures/profile-picture.tsx'))).ProfilePicture;

/** The picture of the page. It is decorative: when its code fails to load, its space stays empty. */
function ProfilePhoto() {
  const { value: ProfilePicture } = useLazy(loadPicture);
  return ProfilePicture && <ProfilePicture />;
}

/** The profile page. */
export function ProfileArea() {
  const text = useProfileText();
  return (
    <Stack gap={40}>
      <PageHeader title={text.title} />
      <ProfileBlocks frame={(blocks) => <BesidePicture picture={<ProfilePhoto />}>{blocks}</BesidePicture>} />
    </Stack>
  );
}
