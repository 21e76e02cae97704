import { t } from '@lingui/core/macro';
import { Badge } from '@mantine/core';
import classes from './stateBadge.module.css';

/** Marks the form that came with the installation, until somebody has made it theirs (DASH-045). */
export const SampleBadge = () => <Badge classNames={{ root: classes['badge'] ?? '' }}>{t`Sample`}</Badge>;
