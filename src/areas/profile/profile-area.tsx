import { BesidePicture } from '../../ui/layout/beside-picture.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ProfileBlocks } from './profile-blocks.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { profileText } from './profile-text.ts';

/** The profile page. */
export function ProfileArea() {
  return (
    <Stack gap={40}>
      <PageHeader title={profileText.title} />
      <BesidePicture picture={<ProfilePhoto />}>
        <ProfileBlocks />
      </BesidePicture>
    </Stack>
  );
}
